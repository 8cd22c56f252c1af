import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useDisclosure } from '@/shared/lib/useDisclosure';

describe('useDisclosure', () => {
  it('opens and closes by its trigger, which names the panel', async () => {
    const { user, trigger } = renderMenu();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');

    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('list')).toHaveAttribute('id', trigger.getAttribute('aria-controls'));

    await user.click(trigger);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('closes on Escape and gives focus back to the trigger', async () => {
    const { user, trigger } = renderMenu();
    await user.click(trigger);
    await user.tab();
    expect(screen.getByRole('button', { name: 'logout' })).toHaveFocus();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('closes on a press outside, not on one inside', async () => {
    const { user, trigger } = renderMenu();
    await user.click(trigger);

    await user.click(screen.getByText('signed in'));
    expect(screen.getByRole('list')).toBeVisible();

    await user.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('closes when focus leaves it, and lets focus go', async () => {
    const { user, trigger } = renderMenu();
    await user.click(trigger);

    await user.tab();
    await user.tab();

    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
  });
});

function renderMenu() {
  const user = userEvent.setup();
  render(
    <>
      <Menu />
      <p>elsewhere</p>
      <button type="button">next</button>
    </>,
  );
  return { user, trigger: screen.getByRole('button', { name: 'menu' }) };
}

function Menu() {
  const { isOpen, toggle, rootRef, triggerRef, panelId } = useDisclosure();
  return (
    <div ref={rootRef}>
      <button
        ref={triggerRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        menu
      </button>
      {isOpen && (
        <ul id={panelId}>
          <li>signed in</li>
          <li>
            <button type="button">logout</button>
          </li>
        </ul>
      )}
    </div>
  );
}
