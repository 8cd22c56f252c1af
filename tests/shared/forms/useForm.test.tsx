import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addAccount, renderApp } from '../../support/render';
import { deferAnswer, refuse, requests } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

/** The forms of the app, each with texts of its own. */
const FORMS = [
  {
    form: 'login',
    route: '/register',
    method: 'POST',
    path: '/auth/login',
    required: ['email', 'password'],
    selects: [],
    typed: { email: 'ada@example.com', password: 'secret-password' },
    texts: ['Please fill out all fields', 'submit', 'loading ...', 'Welcome Back Ada'],
  },
  {
    form: 'profile',
    route: '/profile',
    method: 'PATCH',
    path: '/users/update-user',
    required: ['name', 'last name', 'email', 'location'],
    selects: [],
    typed: { location: 'Paris' },
    texts: ['please fill out all fields', 'save changes', 'Please Wait...', 'User Updated!'],
  },
  {
    form: 'new application',
    route: '/add-job',
    method: 'POST',
    path: '/jobs',
    required: ['position', 'company', 'job location'],
    selects: ['status', 'job type'],
    typed: { position: 'Baker', company: 'Bread & Co' },
    texts: ['Please fill out all fields', 'submit', 'Please Wait...', 'Job Created'],
  },
] as const;

describe.each(FORMS)('the form of a $form', ({ route, method, path, ...form }) => {
  const { required, selects, typed, texts } = form;
  const [empty, submit, busy, done] = texts;
  const field = (name: string) => screen.getByLabelText(name);
  const error = () => within(screen.getByRole('main')).getByRole('alert');

  async function open() {
    if (route === '/register') await addAccount();
    const app = await renderApp({ route, ...(route !== '/register' && { user: {} }) });
    const button = await screen.findByRole('button', { name: submit });
    const fillIn = async () => {
      for (const [name, text] of Object.entries(typed)) {
        await app.user.clear(field(name));
        await app.user.type(field(name), text);
      }
    };
    return { user: app.user, button, fillIn };
  }

  it('marks all empty required fields at once, with the focus in the first, and is not sent', async () => {
    const { user, button } = await open();
    for (const name of required.toReversed()) await user.clear(field(name));
    await user.click(button);

    expect(await findToast(empty)).toBeVisible();
    expect(toastTexts()).toEqual([empty]);
    expect(error()).toBeEmptyDOMElement();
    for (const name of required) {
      expect(field(name)).toBeRequired();
      expect(field(name)).toHaveAccessibleDescription('Please fill out this field');
    }
    expect(field(required[0])).toHaveFocus();
    await user.type(field(required[0]), 'a');
    expect(field(required[0])).not.toHaveAttribute('aria-invalid');
    expect(field(required[1])).toBeInvalid();
    expect(requests(method, path)).toEqual([]);
  });

  it('is busy while it is sent, and is sent once', async () => {
    const { user, button, fillIn } = await open();
    const held = deferAnswer(method, path);
    await fillIn();
    await user.keyboard('{Enter}{Enter}');
    await held.arrived();
    expect(screen.getByRole('button', { name: busy })).toBeDisabled();
    held.pass();

    await findToast(done);
    expect(requests(method, path)).toHaveLength(1);
    if (button.isConnected) expect(button).toBeEnabled();
  });

  it('is sent by Ctrl or Cmd with Enter from each of its fields, and once by a key that is held', async () => {
    const { user, button, fillIn } = await open();
    await fillIn();
    refuse(method, path, 400, 'Not today');
    for (const [index, name] of [...required, ...selects].entries()) {
      await user.click(field(name));
      fireEvent.keyDown(field(name), {
        key: 'Enter',
        ctrlKey: index % 2 === 0,
        metaKey: index % 2 === 1,
      });
      fireEvent.keyDown(field(name), { key: 'Enter', ctrlKey: true, repeat: true });
      await waitFor(() => expect(requests(method, path)).toHaveLength(index + 1));
      await waitFor(() => expect(button).toBeEnabled());
    }
    expect(fireEvent.keyDown(field(required[0]), { key: 'Enter', repeat: true })).toBe(false);
  });

  it('is not sent by an Enter that ends a composition', async () => {
    const { fillIn } = await open();
    await fillIn();
    const enter = { key: 'Enter', ctrlKey: true };
    expect(fireEvent.keyDown(field(required[0]), { ...enter, isComposing: true })).toBe(true);
    expect(fireEvent.keyDown(field(required[0]), { ...enter, keyCode: 229 })).toBe(true);

    expect(requests(method, path)).toEqual([]);
  });

  it('says a refusal in a toast and by itself, and keeps what was typed', async () => {
    const { user, button, fillIn } = await open();
    await fillIn();
    refuse(method, path, 400, 'Not today');
    await user.click(button);

    expect(await findToast('Not today')).toBeVisible();
    expect(toastTexts()).toEqual(['Not today']);
    expect(error()).toHaveTextContent('Not today');
    for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
  });
});
