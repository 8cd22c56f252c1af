import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { fieldCells, HEADINGS } from '@/jobs/model/jobColumns';
import type { Job } from '@/jobs/model/job';
import { formatDate, toDay, today } from '@/shared/dates/dates';
import { theme } from '@/shared/styles/theme';

type Props = {
  jobs: Job[];
  userName: string;
  count: string;
  /** What the jobs have in common, by the filters; '' where the jobs are all there are. */
  words: string;
  onPrinted: () => void;
};

/** The shares of the texts; the rest is enough for the longest word of each other column. */
const COLUMN_SHARES = ['26%', '20%', '14%'];

/** A table shown on paper only, instead of the page. Prints itself, and calls `onPrinted` afterwards. */
export function PrintSheet({ jobs, userName, count, words, onPrinted }: Props) {
  const hasPrinted = useRef(false);
  const handlePrinted = useEffectEvent(onPrinted);

  useEffect(() => {
    const listener = () => handlePrinted();
    window.addEventListener('afterprint', listener, { once: true });
    if (!hasPrinted.current) window.print();
    hasPrinted.current = true;
    return () => window.removeEventListener('afterprint', listener);
  }, []);

  return createPortal(
    <Sheet>
      <h1>Job applications</h1>
      <p>{`${userName}, ${formatDate(today())}, ${count}`}</p>
      {words !== '' && <p>{words}</p>}
      <table>
        <colgroup>
          {/* One long cell breaks no other column's words. */}
          {COLUMN_SHARES.map((width, column) => (
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job._id}>
              {[...fieldCells(job), toDay(job.createdAt)].map((cell, column) => (
                <td key={column} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>,
    document.body,
  );
}

const Sheet = styled.section`
  display: none;

  @media print {
    display: block;

    /* Stronger than what lays out the root element by its id. */
    body:has(&) > :not(&) {
      display: none !important;
    }
  }

  table {
    width: 100%;
    table-layout: fixed;
    margin-top: ${theme.space(4)};
    border-collapse: collapse;
    font-size: ${theme.font.size.xs};
  }

  th,
  td {
    padding: ${theme.space(1)} ${theme.space(2)};
    border-bottom: 1px solid ${theme.color.borderStrong};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }
`;
