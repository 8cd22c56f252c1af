import { reportUnauthorized } from '@/shared/api/unauthorized';
import { Button } from './Button';
import { Hint } from './Hint';

type Props = {
  /** The HTTP status of a refusal. */
  status: number | undefined;
};

/** Offers the login after a 403, by which some servers tell of a session that has ended. */
export function LogInAgain({ status }: Props) {
  if (status !== 403) return null;
  return (
    <>
      <Hint>Your session may have ended.</Hint>
      <Button variant="secondary" onClick={() => reportUnauthorized()}>
        log in again
      </Button>
    </>
  );
}
