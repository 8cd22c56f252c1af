import { selectKeptText, textSettled } from './keptTexts';
import { useAppDispatch, useAppSelector } from './withTypes';

/**
 * The offer of what was typed into this form before, for these fields of it; null where nothing is
 * kept. After either answer it is gone.
 */
export function useKeptText<Name extends string>(
  form: string,
  names: readonly Name[],
  putBack: (texts: Partial<Record<Name, string>>) => void,
) {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectKeptText(state, form));
  if (kept === undefined) return null;

  const onForget = () => dispatch(textSettled(form));
  const onPutBack = () => {
    const known = names.flatMap((name) => (kept[name] === undefined ? [] : [[name, kept[name]]]));
    putBack(Object.fromEntries(known) as Partial<Record<Name, string>>);
    onForget();
  };
  return { onPutBack, onForget };
}
