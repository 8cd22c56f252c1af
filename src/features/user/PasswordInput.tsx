import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { TextInput } from '@/shared/ui/TextInput';

type Props = Omit<ComponentProps<typeof TextInput>, 'type'>;

/** A password, which a button shows. */
export function PasswordInput(props: Props) {
  const [isShown, setIsShown] = useState(false);

  return (
    <Place>
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button variant="ghost" isSmall onClick={() => setIsShown(!isShown)}>
        {isShown ? 'hide password' : 'show password'}
      </Button>
    </Place>
  );
}

/** The button stands on the line of the label where both fit, and follows the field for Tab. */
const Place = styled.div`
  position: relative;
  container-type: inline-size;

  > button {
    position: absolute;
    top: 0;
    right: 0;
    min-height: 0;
    padding: 0 ${theme.space(1)};
    font-size: ${theme.font.size.xs};

    &::after {
      position: absolute;
      inset: -${theme.space(3)} 0 0;
      content: '';
    }

    @container (width < 14em) {
      position: relative;
    }
  }
`;
