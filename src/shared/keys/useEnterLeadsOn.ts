import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import { focusFirstField } from '@/shared/forms/requiredFields';
import { isComposing } from './isComposing';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { COARSE } from '@/shared/styles/media';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'enterKeyHint' | 'onKeyDown'>;

/**
 * Props for a text field by the name of the one after it, if there is one: on a touch keyboard Enter goes on to that;
 * elsewhere it submits, as browsers do.
 */
export function useEnterLeadsOn(): (next: string | undefined) => Props {
  const isTouch = useMediaQuery(COARSE);
  return (next) => {
    if (!isTouch || next === undefined) return {};
    const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, ctrlKey, metaKey, nativeEvent } = event;
      if (key !== 'Enter' || ctrlKey || metaKey || isComposing(nativeEvent)) return;
      event.preventDefault();
      if (event.currentTarget.form) focusFirstField(event.currentTarget.form, [next]);
    };
    return { enterKeyHint: 'next', onKeyDown: handleKeyDown };
  };
}
