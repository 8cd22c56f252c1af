import { useCallback, useMemo } from 'react';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { importChanged, selectBegun } from './importSlice';
import { importReducer, startImport, type ImportEvent } from './importState';
import { readKnownFiles } from './rememberedChoices';

/**
 * What this user has begun to import, else an import without a file; `begin` replaces it with these rows.
 */
export function useBegunImport(owner: string, userLocation: string) {
  const store = useAppStore();
  const begun = useAppSelector(selectBegun);
  const own = begun?.owner === owner ? begun.state : null;
  const isBegun = own !== null;
  const empty = useMemo(
    // What is remembered may have changed with the import before.
    () => startImport('', userLocation, isBegun ? [] : readKnownFiles(owner)),
    [owner, userLocation, isBegun],
  );
  const state = own ?? empty;

  const dispatch = useCallback(
    (event: ImportEvent) => {
      const last = selectBegun(store.getState());
      const before = last?.owner === owner ? last.state : empty;
      store.dispatch(importChanged({ owner, state: importReducer(before, event) }));
    },
    [store, owner, empty],
  );
  const begin = (source: string) =>
    store.dispatch(
      importChanged({ owner, state: startImport(source, userLocation, readKnownFiles(owner)) }),
    );

  return { state, dispatch, begin };
}
