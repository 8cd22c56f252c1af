import { useMemo } from 'react';
import { selectJobsTable, selectQuery } from '@/jobs/allJobsSlice';
import { useListQuery } from '@/jobs/address/ListQuery';
import { isNarrowed } from '@/jobs/model/listQuery';
import { monthsOf } from '@/jobs/model/matching';
import { WAITS } from '@/jobs/address/listAddress';
import { useAppSelector } from '@/shared/store/withTypes';
import { Tools } from './NarrowingChoices.styles';

type Option = readonly [value: string, text: string];

/** Wait, month and place, chosen among the applications that are known; on a phone only while one is set. */
export function NarrowingChoices() {
  const jobs = useAppSelector((state) => selectJobsTable(state).jobs);
  const [months, places] = useMemo(() => {
    const known = Object.values(jobs.entities);
    const named = new Intl.DateTimeFormat('en', {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return [
      monthsOf(known).map((month): Option => [month, named.format(new Date(`${month}-01`))]),
      [...new Set(known.map(({ jobLocation }) => jobLocation))]
        .filter(Boolean)
        .toSorted((one, other) => one.localeCompare(other))
        .map((place): Option => [place, place]),
    ];
  }, [jobs]);

  const isSet = useAppSelector((state) => isNarrowed(selectQuery(state)));

  return (
    <Tools data-narrowed={isSet || undefined}>
      <Choice name="waiting" options={WAITS.map((days) => [days, `over ${days} days`])} />
      <Choice name="month" options={months} />
      <Choice name="place" options={places} />
    </Tools>
  );
}

type ChoiceProps = { name: 'waiting' | 'month' | 'place'; options: readonly Option[] };

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
