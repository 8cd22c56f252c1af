import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ScrollRestoration } from '@/pages/AllJobsPage/ScrollRestoration';

it.each([
  ['takes the focus to the card of a saved job', false, 'card'],
  ['takes no focus from what was pressed before the first frame', true, 'box'],
])('%s', (_, isPressed, focused) => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state: { focusJobId: 'a' } }]}>
      <p id="job-a">
        <a href="#a">card</a>
      </p>
      <button>box</button>
      <ScrollRestoration isReady />
    </MemoryRouter>,
  );
  if (isPressed) screen.getByText('box').focus();
  for (const draw of frames) draw(0);

  expect(screen.getByText(focused)).toHaveFocus();
});
