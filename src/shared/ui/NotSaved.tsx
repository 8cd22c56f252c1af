import { usePressCooldown } from '@/shared/keys/usePressCooldown';
import { AskRow } from './AskRow';
import { Button } from './Button';

type Props = { onDiscard: () => void };

/** Says in a form that what it shows is not saved, and goes back to what is. */
export function NotSaved({ onDiscard }: Props) {
  const handlePress = usePressCooldown({ isNew: true }, onDiscard);

  return (
    <AskRow>
      <p>not saved</p>
      <Button variant="secondary" isSmall onClick={handlePress}>
        discard
      </Button>
    </AskRow>
  );
}
