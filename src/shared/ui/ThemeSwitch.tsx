import { useId } from 'react';
import { FiMonitor, FiMoon, FiSun } from 'react-icons/fi';
import styled from 'styled-components';
import { applyThemePreference, useThemePreference } from '@/shared/storage/themePreference';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { VisuallyHidden } from './VisuallyHidden';

const OPTIONS = [
  { preference: 'light', Icon: FiSun },
  { preference: 'dark', Icon: FiMoon },
  { preference: 'system', Icon: FiMonitor },
] as const;

type Props = {
  /** Shows icons alone where there is room for no more. */
  isCompactOnPhones?: boolean;
};

/** Lets the visitor choose light, dark, or what the system says. */
export function ThemeSwitch({ isCompactOnPhones = false }: Props) {
  const chosen = useThemePreference();
  const name = useId();

  return (
    <fieldset>
      <VisuallyHidden as="legend">theme</VisuallyHidden>
      <Track data-compact={isCompactOnPhones}>
        {OPTIONS.map(({ preference, Icon }) => (
          <Option key={preference}>
            <input
              type="radio"
              name={name}
              value={preference}
              checked={preference === chosen}
              onChange={() => applyThemePreference(preference)}
            />
            <Icon aria-hidden />
            <span>{preference}</span>
          </Option>
        ))}
      </Track>
    </fieldset>
  );
}

const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 3px;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceSunken};

  ${media.phone} {
    &[data-compact='true'] span {
      ${visuallyHidden}
    }
  }
`;

const Option = styled.label`
  position: relative;
  display: flex;
  min-height: 30px;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 0 10px;
  border: 1px solid transparent;
  border-radius: 6px;
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};
  text-transform: capitalize;
  cursor: pointer;

  input {
    ${visuallyHidden}
  }

  &:has(:checked) {
    border-color: ${theme.color.borderStrong};
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }

  ${media.touch} {
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
  }

  ${media.forcedColors} {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
