import { useRef } from 'react';
import type { JobDraft } from '@/jobs/model/job';
import { PLACEHOLDERS } from '@/shared/config/options';
import { trimText } from '@/shared/text/trimText';
import { useCooldown } from '@/shared/keys/usePressCooldown';

const PLACE_QUESTION = `Record "${PLACEHOLDERS.location}" as the place? Put your own here, or submit again.`;

/** Asks once about a place that only holds the place of one, as a sentence at its field. */
export function usePlaceQuestion() {
  const isAsked = useRef(false);
  const { isCoolingDown, startCooldown } = useCooldown({ isNew: false });
  return ({ jobLocation }: Readonly<JobDraft>) => {
    // The second press of a double one is no answer.
    const isAnswered = isAsked.current && !isCoolingDown();
    if (trimText(jobLocation) !== PLACEHOLDERS.location || isAnswered) return {};
    isAsked.current = true;
    startCooldown();
    return { jobLocation: PLACE_QUESTION };
  };
}
