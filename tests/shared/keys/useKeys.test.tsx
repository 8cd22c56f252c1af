import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKeys } from '@/shared/keys/useKeys';

function Keys({ next, mark }: { next: () => void; mark: () => void }) {
  useKeys({ j: next, x: mark }, ['j']);
  return (
    <table role="grid">
      <tbody>
        <tr role="row" tabIndex={0}>
          <th role="rowheader" tabIndex={-1}>
            heading
          </th>
          <td role="gridcell" tabIndex={-1}>
            cell
          </td>
        </tr>
      </tbody>
    </table>
  );
}

it('acts once for a held key, and again and again for one that repeats', () => {
  const [next, mark] = [vi.fn(), vi.fn()];
  render(<Keys next={next} mark={mark} />);
  for (const key of ['j', 'x']) {
    fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key, repeat: true });
    fireEvent.keyDown(document.body, { key, repeat: true });
  }

  expect([next, mark].map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
});

it('acts from a row, and not from its cells', () => {
  const [next, mark] = [vi.fn(), vi.fn()];
  const { getByRole } = render(<Keys next={next} mark={mark} />);
  for (const role of ['rowheader', 'gridcell', 'row'])
    expect(fireEvent.keyDown(getByRole(role), { key: 'x' })).toBe(role !== 'row');

  expect(mark).toHaveBeenCalledTimes(1);
});
