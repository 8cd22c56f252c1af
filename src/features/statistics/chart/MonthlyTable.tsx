import type { MonthlyCount } from '@/jobs/api/contract';
import { groupDigits } from '@/shared/text/groupDigits';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { CHART_NAME } from './shapes';

type Props = { months: MonthlyCount[] };

/** The figures of the chart for those who cannot see it. */
export function MonthlyTable({ months }: Props) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{CHART_NAME}</caption>
        <thead>
          <tr>
            <th scope="col">month</th>
            <th scope="col">applications</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ date, count }, index) => (
            // Labels are the server's and need not differ; their order never changes.
            <tr key={`${index}-${date}`}>
              <th scope="row">{date}</th>
              <td>{groupDigits(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
