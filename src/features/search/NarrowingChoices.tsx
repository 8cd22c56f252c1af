import { useMemo, useState } from 'react';
import { FiChevronDown } from 'react-icons/fi';
import { allJobsOf } from '@/jobs/allJobsState';
import { selectIsFromCollection } from '@/jobs/reads/found';
import { selectQuery } from '@/jobs/reads/listSelectors';
import { useListQuery } from '@/jobs/address/ListQuery';
import type { Job } from '@/jobs/model/job';
import { useCollection } from '@/jobs/reads/needCollection';
import { monthsOf, monthText } from '@/jobs/model/matching';
import { WAITS } from '@/jobs/address/presets';
import { useAppSelector } from '@/shared/store/withTypes';
import { Box, Tools } from './NarrowingChoices.styles';

type Option = readonly [value: string, text: string];

/**
 * Wait, month and place, chosen among all applications; a phone has a chip of each that is set. Months and places of
 * the plain list are read when they are wanted, so that a page of it costs no more.
 */
export function NarrowingChoices() {
  const [isWanted, setIsWanted] = useState(false);
  const isOffered = useAppSelector(selectIsFromCollection) || isWanted;
  const jobs = useAppSelector((state) => (isOffered ? allJobsOf(state).jobs : null));
  const [months, places] = useMemo(() => optionsOf(Object.values(jobs?.entities ?? {})), [jobs]);
  const want = () => setIsWanted(true);
  useCollection(isWanted);

  return (
    <Tools onFocus={want} onPointerEnter={want}>
      <Choice name="waiting" options={WAITS.map((days) => [days, `over ${days} days`])} />
      <Choice name="month" options={months} />
      <Choice name="place" options={places} />
    </Tools>
  );
}

function optionsOf(jobs: readonly Job[]): [months: Option[], places: Option[]] {
  const months = monthsOf(jobs).map((month): Option => [month, monthText(month)]);
  const places = [...new Set(jobs.map(({ jobLocation }) => jobLocation))]
    .filter(Boolean)
    .toSorted((one, other) => one.localeCompare(other))
    .map((place): Option => [place, place]);
  return [months, places];
}

type ChoiceProps = { name: 'waiting' | 'month' | 'place'; options: readonly Option[] };

/** One that is chosen stays selectable where no row has it. */
function Choice({ name, options }: ChoiceProps) {
  const setQuery = useListQuery();
  const value = useAppSelector((state) => selectQuery(state)[name]);
  const isKnown = value === '' || options.some(([option]) => option === value);

  return (
    <Box>
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
      <FiChevronDown aria-hidden />
    </Box>
  );
}
