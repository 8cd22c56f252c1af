import { orDash } from '@/shared/text/orDash';
import type { Job } from '@/jobs/model/job';
import { addressOf, editPath } from '@/shared/config/paths';
import { BreakableText } from '@/shared/ui/BreakableText';
import { useCardMode } from './CardMode';

type Props = { job: Job; heading: 'h3' | 'h4'; id: string };

/** What a card leads with: the position, which opens the form unless cards are selected, and the company. */
export function JobName({ job, heading: Heading, id }: Props) {
  const { position, company } = job;
  const mode = useCardMode();
  const text = (
    // Several texts, as a translator may have replaced them: another position is another element.
    <span key={position} className="position-text">
      <BreakableText text={orDash(position)} />
    </span>
  );
  return (
    <>
      <Heading className="position" id={id} title={position}>
        {mode === 'open' ? <a href={addressOf(editPath(job))}>{text}</a> : text}
      </Heading>
      <p className="company" title={company}>
        {orDash(company)}
      </p>
    </>
  );
}
