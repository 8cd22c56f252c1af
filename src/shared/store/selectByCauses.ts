import { shallowEqual } from 'react-redux';

/**
 * A selector that computes anew only when one of its causes has changed, whatever else of the state it reads: so that
 * rows keep their places while one of them is edited.
 */
export function selectByCauses<State, Result>(
  causesOf: (state: State) => readonly unknown[],
  compute: (state: State) => Result,
): (state: State) => Result {
  let last: { causes: readonly unknown[]; result: Result } | null = null;
  return (state) => {
    const causes = causesOf(state);
    if (last === null || !shallowEqual(last.causes, causes))
      last = { causes, result: compute(state) };
    return last.result;
  };
}
