import { useEffect, useId, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { selectPresentJobs } from '@/jobs/reads/found';
import { LONGEST_SEARCH } from '@/jobs/address/listAddress';
import { useSearch } from '@/jobs/reads/useSearch';
import type { JobDraft } from '@/jobs/model/job';
import { addressOf } from '@/shared/config/paths';
import { areKeysOn } from '@/shared/storage/keysPreference';
import { useAppSelector } from '@/shared/store/withTypes';
import { trimText } from '@/shared/text/trimText';
import { commandName } from '@/shared/keys/commandName';
import { isComposing } from '@/shared/keys/isComposing';
import { useComposition } from '@/shared/keys/useComposition';
import { isCommandKey } from '@/shared/keys/useCommandKey';
import { TOUCH } from '@/shared/styles/media';
import { KeyNames } from '@/shared/ui/KeyNames';
import { findJobs, matching, type Entry, type Group } from './entries';
import { listedEntries, newEntries, readLine } from './newEntries';
import { Foot, Input, List, Name, Note, Option, Sheet, Title } from './Palette.styles';

type Props = {
  /** What can be found besides applications, as it is when the dialog opens. */
  findGroups: () => Group[];
  onUse: (entry: Entry) => void;
  /** Where a new application is that names no place; '' where nothing tells. */
  place: string;
  onRecord: (draft: JobDraft) => void;
  onClose: () => void;
};

const PAUSE_MS = 300;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Finds pages, views, actions and applications while a text is typed, and opens one; records a new one from a line. */
export function Palette({ findGroups, onUse, place, onRecord, onClose }: Props) {
  const navigate = useNavigate();
  const listId = useId();
  const [given] = useState(findGroups);
  // A finger has no keys at hand.
  const [areKeysShown] = useState(() => areKeysOn() && !matchMedia(TOUCH).matches);
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState('');
  const text = trimText(typed);
  const { pauseMs, events } = useComposition(PAUSE_MS);
  const added = newEntries(text, place, onRecord);
  const line = readLine(text);
  // What is there already is shown below what would be recorded.
  const searched = line ? `${line.position} ${line.company}` : added.length > 0 ? '' : text;
  const { listed, found, error, isAsking } = useFoundJobs(text, searched, pauseMs);
  const groups = [
    { name: 'listed already', entries: listed },
    { name: 'new application', entries: added },
    ...given.map((group) => ({ ...group, entries: matching(group.entries, text) })),
    { name: 'applications', entries: found },
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.max(
    entries.findIndex(({ id }) => id === activeId),
    0,
  );
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active, text]);

  const open = (entry: Entry | undefined, { ctrlKey, metaKey }: KeyboardEvent | MouseEvent) => {
    if (entry === undefined) return;
    // Closed first, which gives the focus back to what had it.
    flushSync(onClose);
    onUse(entry);
    entry.run?.();
    if (entry.path === undefined) return;
    if (ctrlKey || metaKey) window.open(addressOf(entry.path), '_blank', 'noopener');
    else void navigate(entry.path);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (isComposing(event.nativeEvent)) return;
    if (step !== undefined) setActiveId(entries.at((active + step) % entries.length)?.id ?? '');
    else if (event.key === 'Enter') open(entries[active], event);
    else if (isCommandKey(event.nativeEvent, 'k')) onClose();
    else return;
    event.preventDefault();
  };
  const nothing = entries.length === 0 ? 'nothing found' : '';

  return (
    <Sheet aria-label="find" onClose={onClose}>
      <Input
        role="combobox"
        aria-label="find"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
        placeholder="Cook at Acme in Dublin, or what to find"
        dir="auto"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActiveId('');
        }}
        onKeyDown={handleKeyDown}
        {...events}
      />
      <List role="listbox" id={listId} aria-label="found">
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={group.name}>
            <Title aria-hidden>{group.name}</Title>
            {group.entries.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <Option
                  key={entry.id}
                  role="option"
                  id={optionId(index)}
                  aria-selected={index === active}
                  // The field keeps the focus.
                  onMouseDown={(event: MouseEvent) => event.preventDefault()}
                  onClick={(event: MouseEvent) => open(entry, event)}
                >
                  <Name $isWritten={entry.isWritten}>{entry.name}</Name>
                  {entry.note && <Note $isWritten={entry.isWritten}>{entry.note}</Note>}
                  {areKeysShown && entry.keys && <KeyNames keys={entry.keys} />}
                </Option>
              );
            })}
          </div>
        ))}
      </List>
      <Foot>
        <span role="status">
          {isAsking ? 'reading your applications' : (error?.message ?? nothing)}
        </span>
        <span>
          {entries[active]?.path === undefined
            ? 'Enter does it'
            : `Enter opens, ${commandName()}+Enter in a new tab`}
        </span>
      </Foot>
    </Sheet>
  );
}

/** What is listed as the line says already, and what else is found. */
function useFoundJobs(line: string, text: string, pauseMs: number) {
  const { jobs, error, isAsking } = useSearch(text, pauseMs);
  const present = useAppSelector(selectPresentJobs);
  const found = useMemo(() => findJobs(present, jobs, text), [present, jobs, text]);
  const listed = useMemo(() => listedEntries(present, readLine(line)), [present, line]);
  return { listed, found, error, isAsking };
}
