import { useEffect, useRef } from 'react';
import { paths } from '@/shared/config/paths';
import { isFocusLost } from '@/shared/focus/focus';
import { AskRow } from '@/shared/ui/AskRow';
import { ButtonLink } from '@/shared/ui/ButtonLink';

type Props = {
  jobId: string;
  /** Takes the focus where what had it has gone. */
  takesLostFocus?: boolean;
};

/** Leads back to the list, which then puts the focus on the card of this job. */
export function BackToListLink({ jobId, takesLostFocus = false }: Props) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesLostFocus && isFocusLost()) ref.current?.focus();
  }, [takesLostFocus]);

  return (
    <AskRow>
      <ButtonLink
        ref={ref}
        to={paths.allJobs}
        state={{ focusJobId: jobId }}
        variant="secondary"
        isSmall
      >
        back to all jobs
      </ButtonLink>
    </AskRow>
  );
}
