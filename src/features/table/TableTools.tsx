import { useMemo } from 'react';
import { selectJobsTable, selectQuery, selectTable } from '@/jobs/allJobsSlice';
import type { Narrowing } from '@/jobs/allJobsState';
import { useListQuery } from '@/jobs/address/ListQuery';
import { WAITS } from '@/jobs/address/listAddress';
import { useAppSelector } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { Tools } from './TableTools.styles';
import { monthsOf } from './tableColumns';
import { useReadAll } from './useReadAll';

type Option = readonly [value: string, text: string];

/** The way to all rows, and then what can be chosen among them. */
export function TableTools() {
  const { task, readAll, abort, isNeeded } = useReadAll();
  const { extent } = useAppSelector(selectTable);
  if (extent === 'unread' || extent === 'all')
    return <Tools>{extent === 'all' && <Choices />}</Tools>;
  const { message = 'reading', secondsLeft } = task?.progress.wait ?? {};
  const progress =
    secondsLeft === undefined ? message : `${message} Reading goes on in ${secondsLeft} s.`;
  return (
    <Tools>
      <Button variant="secondary" isSmall onClick={task ? abort : readAll}>
        {task ? 'stop reading' : 'read all'}
      </Button>
      <small role="status">
        {task ? progress : isNeeded ? 'to see what is chosen' : 'for more sorts and choices'}
      </small>
    </Tools>
  );
}

function Choices() {
  const { ids } = useAppSelector(selectTable);
  const { entities } = useAppSelector(selectJobsTable).jobs;
  const [months, places] = useMemo(() => {
    const jobs = ids.flatMap((id) => entities[id] ?? []);
    const named = new Intl.DateTimeFormat('en', {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return [
      monthsOf(jobs).map((month): Option => [month, named.format(new Date(`${month}-01`))]),
      [...new Set(jobs.map(({ jobLocation }) => jobLocation))]
        .filter(Boolean)
        .toSorted((one, other) => one.localeCompare(other))
        .map((place): Option => [place, place]),
    ];
  }, [ids, entities]);

  return (
    <>
      <Choice name="waiting" options={WAITS.map((days) => [days, `over ${days} days`])} />
      <Choice name="month" options={months} />
      <Choice name="place" options={places} />
    </>
  );
}

type ChoiceProps = { name: keyof Narrowing; options: readonly Option[] };

/** One that is chosen stays selectable where no row has it. */
function Choice({ name, options }: ChoiceProps) {
  const setQuery = useListQuery();
  const value = useAppSelector((state) => selectQuery(state)[name]);
  const isKnown = value === '' || options.some(([option]) => option === value);

  return (
    <select
      aria-label={name}
      value={value}
      data-chosen={value !== '' || undefined}
      onChange={({ target }) => setQuery({ [name]: target.value })}
    >
      <option value="">{name}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
