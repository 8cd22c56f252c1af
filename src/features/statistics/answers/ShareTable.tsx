import styled from 'styled-components';
import { groupDigits } from '@/shared/text/groupDigits';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { Link } from '@/shared/ui/Link';

export type ShareRow = {
  name: string;
  /** The list of its applications; null where no address can say it. */
  path: string | null;
  count: number;
  of: number;
};
type Props = {
  caption: string;
  headings: readonly [name: string, count: string, share: string];
  rows: readonly ShareRow[];
};

/** Parts of a whole, each as figures and as a small bar. */
export function ShareTable({ caption, headings, rows }: Props) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, path, count, of }) => (
          <tr key={name}>
            <th scope="row">{path === null ? name : <Link to={path}>{name}</Link>}</th>
            <td>{`${groupDigits(count)} of ${groupDigits(of)}`}</td>
            <td>
              <Track>
                <Bar style={{ width: percent(count / of) }} />
              </Track>
              {percent(count / of)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size.sm};
  font-variant-numeric: tabular-nums;

  caption,
  th,
  a {
    ${sentenceCase}
  }

  caption {
    padding-block: ${theme.space(1)};
    font-weight: ${theme.font.weight.medium};
    text-align: start;
  }

  th,
  td {
    padding: ${theme.space(1)} ${theme.space(2)};
    border-top: 1px solid ${theme.color.border};
    text-align: end;
    white-space: nowrap;
  }

  th {
    font-weight: ${theme.font.weight.regular};
  }

  thead th {
    border-top: 0;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }

  th:first-child {
    padding-left: 0;
    text-align: start;
  }

  /* What is left of the width goes to the bars. */
  th:last-child,
  td:last-child {
    width: 45%;
    padding-right: 0;
  }

  a {
    display: inline-block;
    padding-block: 3px;
  }

  ${media.touch} {
    a {
      padding-block: 10px;
    }
  }
`;

const Track = styled.span`
  display: inline-block;
  width: calc(100% - 3.25rem);
  margin-inline-end: ${theme.space(2)};
  background: ${theme.color.surfaceHover};
  text-align: start;
  vertical-align: middle;
`;

/** The bar is a border, which is seen on paper and with forced colours too. */
const Bar = styled.span`
  display: block;
  border-top: 8px solid ${theme.color.chartBar};
`;
