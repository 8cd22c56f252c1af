import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusBadge } from '@/jobs/cards/StatusBadge';
import { STATUS_ORDER } from '@/jobs/model/statuses';

function renderBadge(status: string) {
  const { container } = render(<StatusBadge status={status} />);
  return { text: container.textContent, look: container.firstElementChild?.getAttribute('style') };
}

describe('StatusBadge', () => {
  it('gives every status a look of its own', () => {
    const looks = [...STATUS_ORDER, 'other'].map((status) => renderBadge(status).look);

    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each(['ghosted', 'constructor', 'Pending'])('shows %s as it is, in neutral', (status) => {
    const { text, look } = renderBadge(status);

    expect(text).toBe(status);
    expect(look).toBe(renderBadge('unknown').look);
  });

  it('says so when there is no status', () => {
    expect(renderBadge('').text).toBe('unknown');
  });
});
