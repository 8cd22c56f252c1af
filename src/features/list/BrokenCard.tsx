import { focusAround } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/Button';
import { Panel } from '@/shared/ui/Panel';

type Props = { onRetry: () => void };

/** Stands in for a card that cannot be drawn; the others are not affected. */
export function BrokenCard({ onRetry }: Props) {
  return (
    <Panel role="alert">
      <p>This job cannot be shown.</p>
      <Button
        variant="secondary"
        isSmall
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          onRetry();
        }}
      >
        try again
      </Button>
    </Panel>
  );
}
