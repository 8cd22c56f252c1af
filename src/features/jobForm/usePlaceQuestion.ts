import { useState } from 'react';
import type { JobDraft } from '@/jobs/api/contract';
import { PLACEHOLDERS } from '@/shared/config/options';
import { trimText } from '@/shared/lib/trimText';
import { useCooldown } from '@/shared/lib/usePressCooldown';

const PLACE_QUESTION = `Record "${PLACEHOLDERS.location}" as the place? Put your own here, or submit again.`;

/** Asks once about a place that only holds the place of one, as a sentence at its field. */
export function usePlaceQuestion() {
  const [isAsked, setIsAsked] = useState(false);
  const { isCoolingDown: isJustAsked } = useCooldown({ isNew: isAsked });
  return ({ jobLocation }: Readonly<JobDraft>) => {
    // The second press of a double one is no answer.
    const isAnswered = isAsked && !isJustAsked();
    if (trimText(jobLocation) !== PLACEHOLDERS.location || isAnswered) return {};
    setIsAsked(true);
    return { jobLocation: PLACE_QUESTION };
  };
}
