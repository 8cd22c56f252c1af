import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Link } from '@/shared/ui/Link';

function Path() {
  return <p>at {useLocation().pathname}</p>;
}

function press(init: MouseEventInit = {}, onClick?: () => void) {
  render(
    <MemoryRouter>
      <Link to="/add-job" onClick={onClick}>
        add job
      </Link>
      <Path />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'add job' });
  const click = createEvent.click(link, { button: 0, cancelable: true, ...init });
  // What the browser would do with it, jsdom does not.
  window.addEventListener('click', keepBrowserOut, { once: true });
  fireEvent(link, click);
  return { link, isLeftToBrowser };
}

let isLeftToBrowser = false;
function keepBrowserOut(event: Event) {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}

describe('Link', () => {
  it('opens its page without loading the document anew', () => {
    const { link, isLeftToBrowser } = press();
    expect(link).toHaveAttribute('href', '/add-job');
    expect(screen.getByText('at /add-job')).toBeInTheDocument();
    expect(isLeftToBrowser).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a press with %o to the browser',
    (init) => {
      const { isLeftToBrowser } = press(init);
      expect(screen.getByText('at /')).toBeInTheDocument();
      expect(isLeftToBrowser).toBe(true);
    },
  );

  it('tells the press to whoever renders it', () => {
    let presses = 0;
    press({}, () => {
      presses += 1;
    });
    expect(presses).toBe(1);
    expect(screen.getByText('at /add-job')).toBeInTheDocument();
  });
});
