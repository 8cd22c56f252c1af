import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordJob } from '@/features/jobForm/recordJob';
import type { Entry, Group } from '@/features/palette/entries';
import { Palette } from '@/features/palette/Palette';
import { cleanAddress, linkTo, presetsAs } from '@/features/search/savedFilters/addresses';
import { readViews } from '@/features/search/savedFilters/useSavedFilters';
import { DeleteDialog } from '@/features/selection/DeleteDialog';
import { logOut } from '@/features/user/logOut';
import { fullName } from '@/features/user/fullName';
import { ownPlace } from '@/features/user/ownPlace';
import { selectUser } from '@/features/user/userSlice';
import { selectListAddress } from '@/jobs/reads/listSelectors';
import { selectUndoSteps } from '@/jobs/writes/undoSteps';
import { keyOf, VIEW_NAMES, VIEWS } from '@/jobs/model/views';
import { describe, readListAddress } from '@/jobs/address/listAddress';
import { rememberView } from '@/jobs/address/rememberedView';
import { countText } from '@/jobs/model/countText';
import { jobName } from '@/jobs/model/jobName';
import { undo } from '@/jobs/writes/undo';
import { NAMED_PAGES, paths } from '@/shared/config/paths';
import { lazyPart } from '@/shared/loading/lazyPart';
import { applyThemePreference } from '@/shared/storage/themePreference';
import { userKey } from '@/shared/storage/userKey';
import { useAppSelector, useAppStore, type AppStore } from '@/shared/store/withTypes';
import { NOT_HANDHELD } from '@/shared/styles/media';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { jobGroup } from './jobGroup';
import { KeysDialog } from './KeysDialog';
import { KEYS_KEYS, UNDO_KEYS } from './keys';

export type FrameDialog = 'find' | 'keys' | 'export' | 'print' | 'delete';

type Props = { shown: FrameDialog | null; onShow: (dialog: FrameDialog | null) => void };

const TransferDialog = lazyPart(
  async () => (await import('@/features/exporting/TransferDialog')).TransferDialog,
);

const MOST_RECENT = 4;

/** The dialog of Ctrl+K with pages, actions and views, and those that its actions open. */
export function FrameDialogs({ shown, onShow }: Props) {
  const store = useAppStore();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const isList = useLocation().pathname === paths.allJobs;
  const [used, setUsed] = useState<string[]>([]);
  const close = () => onShow(null);

  const findGroups = (): Group[] => {
    const pages = named(NAMED_PAGES);
    const actions = named([
      ...undoEntry(store),
      { name: 'export', run: () => onShow('export') },
      { name: 'print', run: () => onShow('print') },
      { name: 'light theme', run: () => applyThemePreference('light') },
      { name: 'dark theme', run: () => applyThemePreference('dark') },
      { name: 'system theme', run: () => applyThemePreference('system') },
      { name: 'keys', keys: KEYS_KEYS, run: () => onShow('keys') },
      { name: 'logout', run: () => void logOut(store) },
    ]);
    const all = [...pages, ...actions];
    const recent = used
      .flatMap((id) => all.find((entry) => entry.id === id) ?? [])
      .slice(0, MOST_RECENT);
    const others = (entries: readonly Entry[]) => entries.filter((one) => !recent.includes(one));
    const onDelete = () => onShow('delete');
    return [
      ...(isList ? jobGroup(store, onDelete) : []),
      { name: 'recent', entries: recent },
      { name: 'pages', entries: others(pages) },
      { name: 'actions', entries: others(actions) },
      ...findViews(),
    ];
  };

  const findViews = (): Group[] => {
    const list = selectListAddress(store.getState());
    const layouts = VIEW_NAMES.filter(
      (view) => VIEWS[view].isForPhones || matchMedia(NOT_HANDHELD).matches,
    );
    const presets = presetsAs(list.view);
    const saved = user === null ? [] : readViews(userKey(user));
    return [
      {
        name: 'all jobs as',
        entries: layouts.map((view) => {
          const key = keyOf(view);
          return {
            id: `as ${view}`,
            name: view,
            keys: key === undefined ? undefined : [key],
            path: linkTo(cleanAddress(list, view)),
            run: () => rememberView(view),
          };
        }),
      },
      {
        name: 'views',
        entries: [...presets, ...saved].map(({ name, address }, index) => {
          return {
            id: `view ${index}`,
            name,
            note: describe(readListAddress(address)),
            isWritten: index >= presets.length,
            path: linkTo(address),
          };
        }),
      },
    ];
  };

  return (
    <>
      {shown === 'find' && (
        <Palette
          findGroups={findGroups}
          onUse={({ id }) => setUsed([id, ...used.filter((one) => one !== id)])}
          place={ownPlace(user)}
          onRecord={(draft) => void recordJob(store, user ? userKey(user) : '', draft, navigate)}
          onClose={close}
        />
      )}
      {shown === 'keys' && <KeysDialog onClose={close} />}
      <PartBoundary key={shown} name="dialog">
        {(shown === 'export' || shown === 'print') && (
          <TransferDialog kind={shown} userName={user ? fullName(user) : ''} onClose={close} />
        )}
        {shown === 'delete' && <DeleteDialog onClose={close} />}
      </PartBoundary>
    </>
  );
}

/** What takes back the last write, with what that was; none where there is nothing to take back. */
function undoEntry(store: AppStore): Omit<Entry, 'id'>[] {
  const step = selectUndoSteps(store.getState()).undo.at(-1);
  if (step === undefined) return [];
  const [{ before, fields } = { fields: {} }] = step;
  const note = step.length > 1 ? countText(step.length) : jobName(before ?? fields);
  return [{ name: 'undo', note, keys: UNDO_KEYS, run: () => void undo(store) }];
}

/** Pages and actions go by their names. */
function named(entries: readonly Omit<Entry, 'id'>[]): Entry[] {
  return entries.map((entry) => ({ id: entry.name, ...entry }));
}
