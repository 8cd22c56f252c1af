/** Prints a Markdown table; every column but the first is aligned to the right. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map(
    (width, column) => '-'.repeat(column === 0 ? width : width - 1) + (column === 0 ? '' : ':'),
  );
  console.log([line(head), line(rule), ...rows.map(line)].join('\n'));
}
