import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { paths } from '@/shared/config/paths';
import { theme } from '@/shared/styles/theme';
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
    if (takesLostFocus && document.activeElement === document.body) ref.current?.focus();
  }, [takesLostFocus]);

  return (
    <Place>
      <ButtonLink
        ref={ref}
        to={paths.allJobs}
        state={{ focusJobId: jobId }}
        variant="secondary"
        isSmall
      >
        back to all jobs
      </ButtonLink>
    </Place>
  );
}

const Place = styled.p`
  margin-top: ${theme.space(5)};

  form > &:first-child {
    margin: 0 0 ${theme.space(5)};
  }
`;
