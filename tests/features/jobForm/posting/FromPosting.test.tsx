import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../../support/render';
import { requests, settle } from '../../../support/server';

const TITLE = 'Data Analyst (m/w/d) | Initech SE | Hamburg, Germany | Some Site';

// Tests of what it does need not wait for its code.
beforeAll(() => import('@/features/jobForm/posting/FromPosting'));

const values = () =>
  ['position', 'company', 'job location'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
const told = (text: RegExp) => screen.findByText(text, { selector: '[role="status"]' });

async function openForm(route = '/add-job', isSignedIn = false) {
  const app = await renderApp({ route, ...(!isSignedIn && { user: {} }) });
  await screen.findByRole('heading', { name: 'add job' });
  const paste = async (label: string, pasted: string) => {
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(pasted);
  };
  return { ...app, paste };
}

describe("a posting's title pasted into the position", () => {
  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ["'undo'", (user) => user.click(screen.getByRole('button', { name: 'undo' }))],
    ['Ctrl+Z', (user) => user.keyboard('{Control>}z{/Control}')],
    ['Cmd+Z', (user) => user.keyboard('{Meta>}z{/Meta}')],
  ])('fills an empty form, says so, and is given back by %s', async (_, giveBack) => {
    const { user, paste } = await openForm();
    await paste('position', TITLE);
    await told(/^Filled in from what you pasted: position, company, job location\.$/);
    expect(values()).toEqual(['Data Analyst', 'Initech SE', 'Hamburg, Germany']);
    await giveBack(user);
    expect(values()).toEqual([TITLE, '', 'London']);
    expect(screen.getByLabelText('position')).toHaveFocus();
    expect(screen.queryByText(/^Filled in/)).toBeNull();

    // A second title is read as the first one was.
    await user.clear(screen.getByLabelText('position'));
    await paste('position', TITLE);
    await told(/^Filled in/);
    expect(values()).toEqual(['Data Analyst', 'Initech SE', 'Hamburg, Germany']);
    expect(requests('POST', '/jobs')).toEqual([]);
  });

  it.each<[string, (field: HTMLElement) => void]>([
    [
      'the clipboard of a keyboard',
      (field) =>
        fireEvent.input(field, {
          target: { value: TITLE },
          data: TITLE,
          inputType: 'insertText',
        }),
    ],
    [
      'a drop',
      (field) => {
        const getData = (type: string) => (type === 'text/plain' ? TITLE : '');
        fireEvent.drop(field, { dataTransfer: { getData } });
        fireEvent.change(field, { target: { value: TITLE } });
      },
    ],
  ])('is read as well from %s', async (_, insert) => {
    await openForm();
    insert(screen.getByLabelText('position'));

    await told(/^Filled in from what you pasted/);
    expect(values()).toEqual(['Data Analyst', 'Initech SE', 'Hamburg, Germany']);
  });

  it('is not what is typed letter by letter', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('position'), 'Cook | Acme');
    await settle();

    expect(values()).toEqual(['Cook | Acme', '', 'London']);
  });

  it('takes for the place what an application names as one', async () => {
    const { user, follow } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ jobLocation: 'Leeds' }],
    });
    await screen.findByRole('article');
    await follow('add job');
    await user.click(await screen.findByLabelText('position'));
    await user.paste('Cook | Acme | Leeds | Some Site');

    await told(/^Filled in/);
    expect(values()).toEqual(['Cook', 'Acme', 'Leeds']);
  });

  it('leaves what is typed into the filled form alone', async () => {
    const { user, paste } = await openForm();
    await paste('position', TITLE);
    await told(/^Filled in/);
    await user.type(screen.getByLabelText('company'), ' Group');
    await user.keyboard('{Control>}z{/Control}');

    expect(values()).toEqual(['Data Analyst', 'Initech SE Group', 'Hamburg, Germany']);
    expect(screen.queryByText(/^Filled in/)).toBeNull();
  });

  it('is read from the HTML beside a text that says less, however much markup it has', async () => {
    await openForm();
    const style = '<span style="color: black; font-size: 12px">'.repeat(60);
    const html = `${style}<h1>Cook</h1><p>Acme Ltd</p><p>Leeds, UK</p>`;
    const text = 'https://jobs.example/1';
    const getData = (type: string) => (type === 'text/html' ? html : text);
    const field = screen.getByLabelText('position');
    fireEvent.paste(field, { clipboardData: { getData } });
    fireEvent.change(field, { target: { value: text } });

    await told(/^Filled in/);
    expect(values()).toEqual(['Cook', 'Acme Ltd', 'Leeds, UK']);
  });

  it('says of an address that it cannot be read, and nothing of what is kept', async () => {
    const { user, paste } = await openForm();
    await paste('position', 'https://jobs.example/1');
    await told(/^Nothing can be read from this address\. Please type the position in its place\.$/);
    expect(values()[0]).toBe('https://jobs.example/1');
    await user.clear(screen.getByLabelText('position'));

    expect(screen.queryByText(/address/, { selector: '[role="status"]' })).toBeNull();
  });

  it('fills nothing from the title of a list, and says why while it stands there', async () => {
    const { user, paste } = await openForm();
    const title = '1,000+ Cook jobs in Leeds | Indeed.com';
    await paste('position', title);
    await told(/^"1,000\+ Cook jobs in Leeds \| Indeed.com" is the title of a list of jobs/);
    expect(values()).toEqual([title, '', 'London']);
    await user.clear(screen.getByLabelText('position'));

    expect(screen.queryByText(/is the title of a list/)).toBeNull();
  });

  it.each(['submit', 'clear'])('does not fill the form that is empty after %s', async (press) => {
    const { user, paste } = await openForm();
    await user.type(screen.getByLabelText('company'), 'Soup');
    await paste('position', TITLE);
    await user.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(values()).toEqual(['', '', 'London']));
    // Pasted as HTML, it is in no field.
    const getData = (type: string) => (type === 'text/html' ? '<p>Cook</p><p>Acme Ltd</p>' : '');
    await user.type(screen.getByLabelText('company'), 'Soup');
    fireEvent.paste(screen.getByLabelText('position'), { clipboardData: { getData } });
    await user.clear(screen.getByLabelText('company'));
    await settle();

    expect(values()).toEqual(['', '', 'London']);
    expect(screen.queryByText(/^Filled in/)).toBeNull();
  });

  it('says that the address of a posting is not kept', async () => {
    const { paste } = await openForm();
    await paste('position', 'https://www.linkedin.com/jobs/view/cook-at-acme-3812345678');

    await told(/company\. The address of the posting has no field here and is not kept\.$/);
    expect(values()).toEqual(['Cook', 'Acme', 'London']);
  });

  it.each([
    ['a text that cannot be told apart', 'position', 'Senior Engineer', ''],
    ['a form with a company', 'position', TITLE, 'Soup'],
    ['another field', 'company', TITLE, ''],
  ])('does not fill: %s', async (_, label, text, company) => {
    const { user, paste } = await openForm();
    if (company !== '') await user.type(screen.getByLabelText('company'), company);
    await paste(label, text);
    await waitFor(() => expect(values()).toContain(text));

    expect(screen.queryByText(/^Filled in/)).toBeNull();
    expect(values()).toEqual(
      label === 'position' ? [text, company, 'London'] : ['', text, 'London'],
    );
  });
});

describe("a posting in the page's address", () => {
  it('fills the form, sends nothing and is gone from the address', async () => {
    const long = encodeURIComponent('<b>Cook</b>\n' + 'very '.repeat(60));
    const { opens, user } = await openForm(
      `/add-job?position=${long}&company=Acme&jobLocation=Leeds&url=https%3A%2F%2Fjobs.example%2F1`,
    );
    await opens('/add-job');

    await told(/^Filled in from the posting: .* The address of the posting has no field here/);
    expect(values()).toEqual([expect.stringMatching(/^Cook very .{185,190}$/), 'Acme', 'Leeds']);
    expect(requests('POST', '/jobs')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'undo' }));
    expect(values()).toEqual(['', '', 'London']);
  });

  it.each([
    [
      'title=Cook+at+Acme+Ltd+-+Leeds,+UK&text=https%3A%2F%2Fjobs.example',
      ['Cook', 'Acme Ltd', 'Leeds, UK'],
    ],
    ['text=Cook+at+Acme+Ltd+https%3A%2F%2Fjobs.example', ['Cook', 'Acme Ltd', 'London']],
    ['title=Our+kitchen', ['Our kitchen', '', 'London']],
    ['title=Our+kitchen+(m/w/d)&text=', ['Our kitchen', '', 'London']],
    ['title=Check+out+this+job&text=Check+out+this+job+at+Acme:+Cook', ['Cook', 'Acme', 'London']],
    [
      'text=Check+out+this+job+at+Acme:+https://www.linkedin.com/jobs/view/cook-at-acme-3812345678',
      ['Cook', 'Acme', 'London'],
    ],
    ['title=Cook+at+Acme+Ltd&position=Chef+(f/m/x)', ['Chef', 'Acme Ltd', 'London']],
    ['url=https%3A%2F%2Fjobs.example', ['', '', 'London']],
    ['title=Cook+|+Acme&text=Cook+at+Acme+Ltd+in+York', ['Cook', 'Acme Ltd', 'York']],
    ['title=Some+Site+(3)&text=(3)+Cook+at+Acme', ['Cook', 'Acme', 'London']],
  ])('as a phone shares it: %s', async (parameters, expected) => {
    const { opens } = await openForm(`/add-job?${parameters}`);
    await opens('/add-job');

    if (parameters.includes('http')) await told(/The address of the posting has no field here/);
    await waitFor(() => expect(values()).toEqual(expected));
  });

  it.each([
    ['replace', ['Cook', 'Acme', 'London']],
    ['keep what is typed', ['Baker', '', 'London']],
  ])('asks before it replaces what is typed: %s', async (answer, expected) => {
    const first = await openForm();
    await first.user.type(screen.getByLabelText('position'), 'Baker');
    first.close();
    const { user } = await openForm('/add-job?position=Cook&company=Acme', true);
    const question = await told(/^Replace "Baker" with the posting "Cook, Acme"\?$/);
    const position = screen.getByLabelText('position');
    expect(question.compareDocumentPosition(position)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(values()).toEqual(['Baker', '', 'London']);
    await user.click(screen.getByRole('button', { name: answer }));

    expect(values()).toEqual(expected);
    expect(screen.queryByText(/^Replace/)).toBeNull();
    expect(screen.getByLabelText('position')).toHaveFocus();
  });

  it.each([
    ['Look at this: Data Analyst (m/f/d) - Initech', 'Data Analyst - Initech'],
    ['Schau dir diese Stelle an: Koch - Krone', 'Koch - Krone'],
    ['We are hiring a Cook', 'We are hiring a Cook'],
    [`We ${'really '.repeat(40)}need a cook`, /^We (?:really ){28}r?$/],
  ])('keeps as the position what cannot be told apart: %s', async (text, position) => {
    const { user } = await openForm(`/add-job?${new URLSearchParams({ text }).toString()}`);
    await waitFor(() => expect(values()[0]).not.toBe(''));

    expect(values()).toEqual([expect.stringMatching(position), '', 'London']);
    const isShown = values()[0] !== text;
    const whole = screen.queryByRole('textbox', { name: 'what was shared' });
    expect(whole !== null).toBe(isShown);
    if (whole === null) return;
    expect(whole).toHaveValue(text);
    expect(whole.compareDocumentPosition(screen.getByLabelText('position'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await told(/^Position and company cannot be told apart in what was shared/);
    await user.click(screen.getByRole('button', { name: 'copy' }));
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  it('asks about a draft also where it cannot be told apart', async () => {
    const first = await openForm();
    await first.user.type(screen.getByLabelText('position'), 'Baker');
    first.close();
    await openForm('/add-job?text=Look+at+this:+Koch+-+Krone', true);

    await told(/^Replace "Baker" with the posting "Koch - Krone"\?$/);
    expect(screen.getByRole('textbox', { name: 'what was shared' })).toHaveValue(
      'Look at this: Koch - Krone',
    );
    expect(values()).toEqual(['Baker', '', 'London']);
  });

  it('fills nothing from the title of a list, and says why', async () => {
    await openForm('/add-job?title=Top+job+picks+for+you+%7C+LinkedIn&text=');
    await told(
      /^"Top job picks for you \| LinkedIn" is the title of a list of jobs, so nothing is filled in\./,
    );

    expect(values()).toEqual(['', '', 'London']);
  });

  it('fills a form that is open already', async () => {
    await openForm();
    act(() => {
      window.history.pushState(null, '', '/add-job?title=Cook+at+Acme+Ltd');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

    await told(/^Filled in from the posting/);
    expect(values()).toEqual(['Cook', 'Acme Ltd', 'London']);
  });

  it('records nothing before its question is answered, to which submit leads', async () => {
    const first = await openForm();
    await first.user.type(screen.getByLabelText('position'), 'Baker');
    await first.user.type(screen.getByLabelText('company'), 'Bread');
    first.close();
    const { user } = await openForm('/add-job?position=Cook&company=Acme', true);
    await told(/^Replace "Baker, Bread" with/);
    await user.click(screen.getByRole('button', { name: 'submit' }));

    expect(screen.getByRole('button', { name: 'replace' })).toHaveFocus();
    expect(requests('POST', '/jobs')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'keep what is typed' }));
    await user.click(screen.getByRole('button', { name: 'submit' }));
    await waitFor(() => expect(requests('POST', '/jobs')).toHaveLength(1));
  });
});
