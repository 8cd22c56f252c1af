import { selectCollection, selectIsPartlyRead } from '@/jobs/reads/collection';
import { ReadRest } from '@/jobs/reads/ReadRest';
import { useAppSelector } from '@/shared/store/withTypes';
import { optionalPart } from '@/shared/ui/PartBoundary';

const Answers = optionalPart('answers', async () => (await import('./Answers')).Answers);

/** Tells which applications have an answer; until all are read nothing, or the button that has the rest read. */
export function AnswersPart() {
  const isWhole = useAppSelector((state) => selectCollection(state).isWhole);
  const isPartlyRead = useAppSelector(selectIsPartlyRead);
  if (isWhole) return <Answers />;
  return isPartlyRead ? <ReadRest /> : null;
}
