import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ColumnsStep } from '@/features/importing/ColumnsStep';
import { analyseRows } from '@/features/importing/columnMapping/analyseRows';
import type { FileRow } from '@/features/importing/files/readCsv';
import { importReducer, startImport } from '@/features/importing/importState';
import { FIELD_HEADINGS, fieldCells } from '@/jobs/model/jobColumns';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { rememberServerHabits } from '@/jobs/api/serverHabits';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import type { Profile } from '../../../embedded-api/repository';
import { buildJob, buildUser } from '../../support/builders';
import { collectDownloads } from '../../support/downloads';
import { chooseFromMore, renderApp } from '../../support/render';
import { answerWith, cutNetwork, deferAnswer, refuse, requests } from '../../support/server';
import { findToast } from '../../support/toasts';
import { xlsx } from './files/encode';

const FILE = [
  'Firma,Stelle,Ort,Vertragsart,Status',
  'Initech,Baker,Berlin,Vollzeit,Applied',
  'Umbrella,Cook,,Teilzeit,Ghosted',
  'Initech,Engineer,Berlin,,',
  'initech,baker,berlin,,',
  ',Diver,Bonn,,',
].join('\n');

const DATED = 'role,company,applied\nCook,Acme,2026-03-02\nDiver,Acme,\nPilot,Acme,2026-04-01';

const NO_HEADINGS = 'no row, the file has no headings';

const step = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Step ${number} of 4`) });
const fileInput = () => screen.findByLabelText<HTMLInputElement>('Choose a file, or drop it here');
const chooseFile = async (user: UserEvent, chosen: File) => user.upload(await fileInput(), chosen);
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'next' }));
const file = (text: string, name = 'jobs.csv') => new File([text], name, { type: 'text/csv' });
const line = (cells: readonly string[], others: string[]) =>
  [...cells, ...others].map((cell) => `"${cell}"`).join();
const drafts = () => requests('POST', '/jobs').map(({ body }) => body);
const row = (name: RegExp) => screen.findByRole('checkbox', { name });

function results() {
  const counts = screen.getAllByRole('definition').map((count) => count.textContent);
  const names = screen.getAllByRole('term').map((name) => name.textContent);
  return Object.fromEntries(names.map((name, index) => [name, counts[index]]));
}

async function open(account: Partial<Profile> = {}) {
  const app = await renderApp({
    route: '/import',
    user: { location: 'London', ...account },
    jobs: [{ position: 'Engineer' }],
  });
  await step(1);
  return app;
}

async function openColumns(text = FILE, account: Partial<Profile> = {}) {
  const app = await open(account);
  await chooseFile(app.user, file(text));
  await next(app.user);
  await step(2);
  return app;
}

async function openPreview({ text = FILE, isEarly = false } = {}) {
  const app = await openColumns(text);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await next(app.user);
  await screen.findByRole('group', { name: 'rows of the file' });
  // With the effects of the button, whose first half second does not count.
  await act(() => Promise.resolve());
  const later = () => clock.mockReturnValue(performance.now() + 1000);
  if (!isEarly) later();
  return { ...app, later };
}

/** Goes on from the second step to the result. */
async function importAll(user: UserEvent, name: string) {
  await next(user);
  const start = await screen.findByRole('button', { name });
  // Before that a press is taken for a second one on 'next'.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  await user.click(start);
  await screen.findByRole('heading', { name: 'Result' });
}

describe('a list that could not be read in full', () => {
  it('is told, and a press is not enough to start', async () => {
    const jobs = [buildJob({ position: 'Pilot' }), { ...buildJob(), _id: undefined }];
    answerWith('GET', '/jobs', { body: { jobs, totalJobs: 2, numOfPages: 1 } });
    const { user } = await openPreview();

    expect(screen.getByRole('alert')).toHaveTextContent(
      '1 of 2 applications could be read; rows may be there already.',
    );
    const start = screen.getByRole('button', { name: /^import \d/ });
    expect(start).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /^import anyway/ }));
    expect(start).toBeEnabled();
  });
});

describe('the first step', () => {
  it('says why what was pasted elsewhere cannot be read', async () => {
    await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [{}] });
    await screen.findByRole('grid');
    const block = 'position\tcompany\n\t';
    fireEvent.paste(document.body, { clipboardData: { getData: () => block } });

    expect(await screen.findByText(/^There is only a row of headings/)).toBeVisible();
  });

  it('takes the input that was given last, and shows no other', async () => {
    const { user } = await open();
    const input = await fileInput();
    const text = screen.getByLabelText('or paste rows');
    await user.upload(input, file(FILE));
    await user.click(text);
    await user.paste('position\tcompany\nPilot\tUmbrella');
    expect(screen.queryByText('jobs.csv')).not.toBeInTheDocument();
    expect(input.files).toHaveLength(0);
    await user.upload(input, file(FILE));
    expect(text).toHaveValue('');
    await user.click(text);
    await user.paste('position\tcompany\nPilot\tUmbrella');
    await next(user);

    const heading = await step(2);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getAllByText('Pilot')).toHaveLength(2);
  });

  it('keeps what is begun while another page is open', async () => {
    const { user, follow, goBack } = await open();
    await user.click(screen.getByLabelText('or paste rows'));
    await user.paste('position\tcompany\nPilot\tUmbrella');
    for (const number of [1, 2]) {
      await follow('stats');
      await goBack();
      await step(number);
      if (number === 1) await next(user);
      await step(2);
    }

    expect(screen.getAllByText('Pilot')).toHaveLength(2);
  });

  it.each([
    ['forgets it at a logout', null, ''],
    ['keeps it over the end of a session', 'ada@example.com', 'a\tb'],
  ])('%s', async (_, leftBy, text) => {
    const { user, store, follow } = await open();
    await user.click(screen.getByLabelText('or paste rows'));
    await user.paste('a\tb');
    act(() => void store.dispatch(sessionEnded(leftBy)));
    await user.click(await screen.findByRole('link', { name: 'Login/Register' }));
    act(() => void store.dispatch(sessionStarted(buildUser())));
    await screen.findByRole('button', { name: 'Ada' });
    await follow('all jobs');
    await chooseFromMore(user, 'import');
    await step(1);

    expect(screen.getByLabelText('or paste rows')).toHaveValue(text);
  });

  it('tells on another page what has become of the rows', async () => {
    const { user, follow } = await openPreview();
    const post = deferAnswer('POST', '/jobs');
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));
    await post.arrived();
    await follow('add job');
    refuse('POST', '/jobs', 400, 'rude');
    post.pass();

    expect(await findToast('1 of 2 applications created, 1 refused.')).toBeVisible();
  });

  it('takes a file that is dropped anywhere on the page, and lets it be removed again', async () => {
    const { user } = await open();
    const heading = screen.getByRole('heading', { level: 1 });
    const files = [file(FILE, 'dropped.csv'), file(FILE, 'other.csv')];
    const dataTransfer = { types: ['Files'], files };
    expect(fireEvent.drop(heading, { dataTransfer })).toBe(false);
    expect(screen.getByText('dropped.csv')).toBeVisible();
    expect(screen.getByText('One file at a time: the first one was taken.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'remove' }));
    expect(screen.getByLabelText('Choose a file, or drop it here')).toHaveFocus();
    await next(user);

    expect(await screen.findByText('Please choose a file or paste your rows.')).toBeVisible();
  });

  it('takes the same file again, when it was removed or is corrected since', async () => {
    const { user } = await open();
    const input = await fileInput();
    await user.upload(input, file(FILE));
    await user.click(screen.getByRole('button', { name: 'remove' }));
    expect(input.files).toHaveLength(0);
    await user.upload(input, file(FILE));
    await user.click(input);

    expect(input.files).toHaveLength(0);
    expect(screen.getByText('jobs.csv')).toBeVisible();
  });

  it('says that the reader of spreadsheets could not be loaded, and takes the file once it is', async () => {
    const { user } = await open();
    const book = new File([xlsx({ Jobs: [['role'], ['Cook']] })], 'jobs.xlsx');
    await chooseFile(user, book);
    vi.doMock('@/features/importing/files/readSheet', () => Promise.reject(new Error('offline')));
    await next(user);
    expect(
      await screen.findByText(/^The reader of spreadsheets could not be loaded\./),
    ).toBeVisible();
    vi.doUnmock('@/features/importing/files/readSheet');
    await next(user);

    expect(await step(2)).toBeVisible();
  });
});

describe('rows that are pasted into the table', () => {
  const paste = (block: string) =>
    fireEvent.paste(document.body, { clipboardData: { getData: () => block } });
  const openTable = async () => {
    const app = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [{}] });
    await screen.findByRole('grid');
    return app;
  };

  it.each([
    ['replace', 'Pilot', 'Cook'],
    ['keep what is begun', 'Cook', 'Pilot'],
  ])('ask before they replace a begun import: %s', async (answer, shown, gone) => {
    const { user, goBack } = await openTable();
    await chooseFromMore(user, 'import');
    await step(1);
    await chooseFile(user, file('role,company\nCook,Acme'));
    await next(user);
    await step(2);
    await goBack();
    await screen.findByRole('grid');
    paste('role\tcompany\nPilot\tUmbrella');
    expect(
      await screen.findByText(
        'The import of jobs.csv is begun and not sent. Replace it with what you pasted now?',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: answer }));

    await step(2);
    expect(await screen.findAllByText(shown)).toHaveLength(2);
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
    expect(screen.queryByText(/is begun and not sent/)).not.toBeInTheDocument();
  });

  it('are kept and named beside the result of another import', async () => {
    const { user, goBack } = await openTable();
    await chooseFromMore(user, 'import');
    await step(1);
    await chooseFile(user, file('role,company,city\nCook,Acme,Bonn'));
    await next(user);
    await step(2);
    await importAll(user, 'import 1 application');
    await goBack();
    await screen.findByRole('grid');
    paste('role\tcompany\nPilot\tUmbrella');
    expect(await screen.findByText(/^What you pasted is kept\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'import what was pasted' }));

    await step(2);
    expect(screen.getAllByText('Pilot')).toHaveLength(2);
  });
});

describe('the second step', () => {
  it('asks before the document is left, until the import is sent', async () => {
    const mayLeave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const { user } = await open();
    expect(mayLeave()).toBe(true);
    await chooseFile(user, file('role,company\nCook,Acme'));
    await next(user);
    await step(2);
    expect(mayLeave()).toBe(false);
    await importAll(user, 'import 1 application');

    expect(mayLeave()).toBe(true);
  });

  it('asks on every page, and before a logout, for as long as the import is begun', async () => {
    const { user, follow } = await openColumns();
    const mayLeave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await follow('profile');
    expect(mayLeave()).toBe(false);
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'logout' }));
    expect(confirm.mock.calls).toEqual([
      ['The import of jobs.csv is begun and not sent. Drop it, and log out?'],
    ]);
    expect(requests('GET', '/auth/logout')).toEqual([]);
    confirm.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'logout' }));
    await findToast('Logging Out...');

    expect(mayLeave()).toBe(true);
  });

  it('shows the guessed columns with samples and how many are filled', async () => {
    await openColumns();

    expect(screen.getByLabelText('position')).toHaveDisplayValue('2: Stelle');
    expect(screen.getByLabelText('company')).toHaveDisplayValue('1: Firma');
    expect(screen.getAllByText('Cook')).toHaveLength(2);
    expect(screen.getAllByText('4 of 5 filled')).toHaveLength(2);
    expect(screen.getByLabelText('location of rows without one')).toHaveValue('London');
  });

  it('lets columns, words and defaults be changed', async () => {
    const { user } = await openColumns();
    await user.selectOptions(screen.getByLabelText('position'), '3: Ort');
    await user.selectOptions(screen.getByLabelText('Applied: 1 row'), 'interview');
    await user.selectOptions(screen.getByLabelText('Ghosted (not known): 1 row'), 'declined');
    await user.selectOptions(screen.getByLabelText('type where the file does not tell'), 'remote');
    await user.clear(screen.getByLabelText('location of rows without one'));
    await next(user);

    expect(await row(/^Berlin, Initech.*interview/)).toBeChecked();
    expect(await row(/row 3: no position/)).toBeDisabled();
    expect(await row(/^Bonn.*remote/)).toBeDisabled();
  });

  it('asks how a date is read that can be two, and shows the day of each row to be edited', async () => {
    const text = 'role,company,city,applied\nCook,Acme,Bonn,3/4/2026\nBaker,Acme,Bonn,5/6/2026';
    const { user } = await openColumns(text);
    expect(screen.getByLabelText('day of application')).toHaveDisplayValue('4: applied');
    const order = screen.getByLabelText("'3/4/2026' is");
    expect(order).toHaveDisplayValue('March 4, 2026');
    await user.selectOptions(order, 'April 3, 2026');
    await next(user);
    expect(await row(/^Cook.*· 2026-04-03$/)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'edit row 3' }));
    const day = screen.getByLabelText('day of application');
    expect(day).toHaveValue('2026-06-05');
    fireEvent.change(day, { target: { value: '2026-06-07' } });

    expect(await row(/^Baker.*· 2026-06-07$/)).toBeChecked();
  });

  it('reads no row again at a key in one of its fields', () => {
    const readCells = vi.fn(() => ['Baker', 'Initech', 'Berlin', 'Vollzeit', 'Applied']);
    const row: FileRow = { number: 1, cells: [], broken: null };
    const rows = [Object.defineProperty(row, 'cells', { get: readCells })];
    const read = { rows, form: [], ...analyseRows(rows) };
    const state = importReducer(startImport('', ''), { type: 'rowsRead', source: '', read });
    const pass = { dispatch: vi.fn(), onReadAgain: vi.fn() };
    const { rerender } = render(<ColumnsStep state={state} {...pass} />);
    readCells.mockClear();
    const typed = { type: 'defaultChosen', field: 'jobLocation', value: 'B' } as const;
    rerender(<ColumnsStep state={importReducer(state, typed)} {...pass} />);

    expect(screen.getByLabelText('location of rows without one')).toHaveValue('B');
    expect(readCells).not.toHaveBeenCalled();
  });

  it('asks for headings and columns that no word tells, once for files of this shape', async () => {
    const { user } = await openColumns('Pék;Alma\nSzakács;Körte');
    expect(screen.getByRole('cell', { name: 'Pék' })).toBeVisible();
    await next(user);
    expect(
      await screen.findByText('Please choose which row holds the headings, or none.'),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('headings are in'), NO_HEADINGS);
    await next(user);
    expect(
      await screen.findByText('Please choose the columns of position and company.'),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('position'), 'column 1, such as Pék');
    await user.selectOptions(screen.getByLabelText('company'), 'column 2, such as Alma');
    await next(user);
    expect(await row(/^Szakács, Körte/)).toBeChecked();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));
    await user.click(await screen.findByRole('button', { name: 'import another file' }));
    await chooseFile(user, file('Úszó;Banán'));
    await next(user);

    expect(await screen.findByLabelText('headings are in')).toHaveValue(NO_HEADINGS);
    expect(screen.getByLabelText('position')).toHaveDisplayValue('column 1, such as Úszó');
    expect(screen.getByLabelText('company')).toHaveDisplayValue('column 2, such as Banán');
  });

  it('reads the file again in another form', async () => {
    const { user } = await openColumns('role,company\n"Cook|Baker",Acme');
    await user.selectOptions(screen.getByLabelText('columns are separated by'), 'pipe');
    expect(await screen.findByRole('cell', { name: 'role,company' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('encoding'), 'utf-16le');
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'role,company' })).toBeNull());
    await user.selectOptions(screen.getByLabelText('encoding'), 'utf-8');
    await screen.findByRole('cell', { name: 'role,company' });
    await user.selectOptions(screen.getByLabelText('columns are separated by'), 'comma');

    expect(await screen.findByRole('cell', { name: 'Cook|Baker' })).toBeVisible();
    expect(screen.getByLabelText('company')).toHaveDisplayValue('2: company');
  });

  it('lets another sheet be chosen', async () => {
    const { user } = await open();
    const book = xlsx({
      Guide: [['How to use this']],
      Jobs: [
        ['role', 'company'],
        ['Cook', 'Acme'],
      ],
      Old: [
        ['role', 'company'],
        ['Baker', 'Beta'],
      ],
    });
    await chooseFile(user, new File([book], 'jobs.xlsx'));
    await next(user);
    expect(await screen.findByLabelText('sheet')).toHaveValue('Jobs');
    await user.selectOptions(screen.getByLabelText('sheet'), 'Old');
    expect(await screen.findByRole('cell', { name: 'Baker' })).toBeVisible();
    await next(user);

    expect(await row(/^Baker, Beta/)).toBeChecked();
  });
});

describe('the third step', () => {
  it('tells the verdict on every row, and counts those that are ticked', async () => {
    const { user } = await openPreview();

    expect(await row(/^Baker, Initech.*row 2: new/)).toBeChecked();
    expect(await row(/^Cook, Umbrella.*new · London · part-time · pending/)).toBeChecked();
    expect(await row(/^Engineer.*row 4: already there/)).not.toBeChecked();
    expect(await row(/^baker.*row 5: repeated in the file/)).not.toBeChecked();
    expect(await row(/^Diver.*row 6: no company/)).toBeDisabled();
    expect(screen.getByText('new: 2')).toBeVisible();
    await user.click(await row(/^Baker/));
    expect(screen.getByRole('button', { name: 'import 1 application' })).toBeEnabled();
    await user.click(await row(/^Cook/));

    expect(screen.getByRole('button', { name: 'import 0 applications' })).toBeDisabled();
  });

  it.each([
    ['says that a server is known to date what is new', false, DATED, 1],
    ['says nothing of a server that keeps days', true, DATED, 0],
    ['says nothing of a server that is not known', undefined, DATED, 0],
    ['says nothing of days where the file has none', false, FILE, 0],
  ])('%s', async (_, keepsDays, text, times) => {
    if (keepsDays !== undefined) rememberServerHabits({ keepsDays });
    await openPreview({ text });

    const sentence = 'This server dates new applications today: the days of the file are not kept.';
    expect(screen.queryAllByText(sentence)).toHaveLength(times);
    expect(screen.queryByText(/dates what is imported/)).not.toBeInTheDocument();
  });

  it("is not begun by the second of two presses on 'next'", async () => {
    const { user } = await openPreview({ isEarly: true });
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));

    expect(await step(3)).toBeVisible();
  });

  it('shows at each key what a correction makes of the rows, and keeps its row in sight', async () => {
    const { user } = await openPreview();
    await user.selectOptions(screen.getByLabelText('show'), 'needs editing');
    await user.click(screen.getByRole('button', { name: 'edit row 6' }));
    await user.type(screen.getByLabelText('company'), 'Acme Inc');
    expect(await row(/^Diver, Acme Inc.*row 6: new/)).toBeChecked();
    expect(screen.getByText('needs editing: 0')).toBeVisible();
    expect(screen.getByRole('button', { name: 'import 3 applications' })).toBeEnabled();
    await user.selectOptions(screen.getByLabelText('status'), 'declined');
    await user.click(screen.getByRole('button', { name: 'done' }));

    expect(await row(/^Diver, Acme Inc.*row 6: new.*declined/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'edit row 6' })).toHaveFocus();
  });

  it('shows the rows of one verdict, and ticks all of them or none', async () => {
    const { user } = await openPreview();
    await user.selectOptions(screen.getByLabelText('show'), 'already there');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'tick all' }));
    expect(screen.getByRole('button', { name: 'import 3 applications' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('show'), 'all rows');
    await user.click(screen.getByRole('button', { name: 'tick none' }));

    expect(screen.getByRole('button', { name: 'import 0 applications' })).toBeDisabled();
  });

  it('records nothing twice by all of them without a word, and ticks again as it proposed', async () => {
    const { user } = await openPreview();
    await user.click(screen.getByRole('button', { name: 'tick none' }));
    await user.click(screen.getByRole('button', { name: 'tick all' }));
    const start = screen.getByRole('button', { name: 'import 4 applications' });
    expect(start).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ticked, but in your list already or repeated in the file: row 4 (Engineer, Initech), row 5 (baker, initech).',
    );
    await user.click(screen.getByRole('checkbox', { name: /^import anyway/ }));
    expect(start).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'as proposed' }));

    expect(screen.getByRole('button', { name: 'import 2 applications' })).toBeEnabled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(await row(/^Engineer/)).not.toBeChecked();
  });

  it('goes back with everything that was chosen, and comes again with it', async () => {
    const { user } = await openPreview();
    await user.click(await row(/^Baker/));
    await user.click(screen.getByRole('button', { name: 'back' }));
    const heading = await step(2);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByLabelText('position')).toHaveDisplayValue('2: Stelle');
    await user.click(screen.getByRole('button', { name: 'back' }));

    expect(await screen.findByText('jobs.csv')).toBeVisible();
    await next(user);
    await user.selectOptions(
      await screen.findByLabelText('status where the file does not tell'),
      'declined',
    );
    await next(user);

    expect(await row(/^Baker/)).not.toBeChecked();
    expect(await row(/^Cook, Umbrella.*declined/)).toBeChecked();
  });
});

describe('a row that is to be checked', () => {
  it('is told and ticked, until its form is closed by done', async () => {
    const { user } = await openPreview({ text: 'company,role\nAcme,Cook\n4711,Clerk' });
    expect(await row(/^Clerk, 4711.*row 3: to be checked, is '4711' the company\?/)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'edit row 3' }));
    await user.click(screen.getByRole('button', { name: 'done' }));

    expect(await row(/^Clerk, 4711.*row 3: new ·/)).toBeChecked();
  });
});

describe('the fourth step', () => {
  it('begins with what is typed into the open form of a row', async () => {
    const { user } = await openPreview();
    await user.click(screen.getByRole('button', { name: 'edit row 2' }));
    await user.type(screen.getByLabelText('position'), ' and Pilot');
    // Row 5 repeats it no longer.
    await user.click(screen.getByRole('button', { name: 'import 3 applications' }));

    await screen.findByRole('heading', { name: 'Result' });
    const positions = [
      { position: 'Baker and Pilot' },
      { position: 'Cook' },
      { position: 'baker' },
    ];
    expect(drafts()).toMatchObject(positions);
  });

  it('tells what became of the rows, and saves the rest with the reasons', async () => {
    const { user, follow } = await openPreview();
    const downloads = collectDownloads();
    refuse('POST', '/jobs', 400, 'position is rude', { once: true });
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));

    const heading = await screen.findByRole('heading', { name: 'Result' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(results()).toEqual({
      created: '1',
      'already there': '1',
      refused: '1',
      'not sure': '0',
      repeated: '1',
      'needs editing': '1',
    });
    expect(drafts()).toMatchObject([
      { position: 'Baker', jobType: 'full-time' },
      { position: 'Cook', jobLocation: 'London' },
    ]);
    await user.click(screen.getByRole('button', { name: 'save rows not created' }));
    await waitFor(async () => expect(await downloads()).toHaveLength(1));
    const [{ text } = { text: '' }] = await downloads();
    const baker = { ...BLANK_JOB, position: 'Baker', company: 'Initech', jobLocation: 'Berlin' };
    expect(text).toContain(line(fieldCells(baker), ['', 'refused: position is rude']));
    const rest = screen.getByRole('list', { name: 'rows not created' });
    expect(within(rest).getAllByRole('listitem')).toHaveLength(3);
    expect(within(rest).getByText('row 2: Baker, Initech')).toBeVisible();
    expect(within(rest).getByText('refused: position is rude')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'try row 2 again' }));
    await waitFor(() => expect(results()).toMatchObject({ created: '2', refused: '0' }));
    expect(drafts()).toHaveLength(3);
    await follow('all jobs');
    expect(await screen.findByText('3 jobs found')).toBeVisible();
  });

  it('opens the rows that were not created in the preview, where they are corrected and imported', async () => {
    const { user } = await openPreview();
    refuse('POST', '/jobs', 400, 'position is rude', { once: true });
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));
    await user.click(await screen.findByRole('button', { name: 'correct rows not created' }));

    expect(await step(3)).toHaveFocus();
    expect(await row(/^Baker, Initech.*row 2: new/)).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'edit row 6' }));
    await user.type(screen.getByLabelText('company'), 'Acme Inc');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));

    await waitFor(() => expect(results()).toMatchObject({ created: '2', refused: '0' }));
    expect(results()).not.toHaveProperty('needs editing');
    expect(drafts().slice(-2)).toMatchObject([
      { position: 'Baker' },
      { position: 'Diver', company: 'Acme Inc' },
    ]);
  });

  it('saves the other columns of the file, and the days, with the rows that are left', async () => {
    const { user } = await openPreview({
      text: 'Notes,role,company,applied,\n"a, b",Cook,Acme,2.3.2026,x\nhot,Diver,,1.1.1980,',
    });
    const downloads = collectDownloads();
    refuse('POST', '/jobs', 403, 'no', { once: true });
    await user.click(screen.getByRole('button', { name: 'import 1 application' }));
    await user.click(await screen.findByRole('button', { name: 'save rows not created' }));

    await waitFor(async () => expect(await downloads()).toHaveLength(1));
    const [{ text } = { text: '' }] = await downloads();
    const cook = { ...BLANK_JOB, position: 'Cook', company: 'Acme', jobLocation: 'London' };
    const more = ['applied', 'reason', 'Notes', 'applied', 'column 5, such as x'];
    expect(text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      line(FIELD_HEADINGS, more),
      line(fieldCells(cook), ['2026-03-02', 'refused: no', 'a, b', '2.3.2026', 'x']),
      expect.stringMatching(
        /^"Diver","","London",.*,"","needs editing: .*","hot","1\.1\.1980",""$/,
      ),
    ]);
  });

  it('sends only the row that is tried again when it has stopped', async () => {
    const text = 'role,company\nBaker,Acme\nCook,Acme\nDiver,Acme';
    const { user } = await openPreview({ text });
    cutNetwork('GET', '/jobs', { once: true });
    cutNetwork('POST', '/jobs', { once: true });
    refuse('POST', '/jobs', 400, 'position is rude', { once: true });
    await user.click(screen.getByRole('button', { name: 'import 3 applications' }));
    await screen.findByText(/begins with row 3, 2 of 3 are left\./);
    await user.click(screen.getByRole('button', { name: 'try row 2 again' }));

    await waitFor(() => expect(results()).toMatchObject({ created: '1', refused: '0' }));
    expect(results()).toMatchObject({ 'not sure': '1', 'not sent': '1' });
    expect(drafts().at(-1)).toMatchObject({ position: 'Baker' });
  });

  it('tells rows that were unticked from rows that were not sent', async () => {
    const { user } = await openPreview({ text: 'role,company\nBaker,Acme\nCook,Acme' });
    await user.click(await row(/Cook/));
    await user.click(screen.getByRole('button', { name: 'import 1 application' }));

    await waitFor(() => expect(results()).toMatchObject({ created: '1', 'not chosen': '1' }));
    expect(results()).not.toHaveProperty('not sent');
  });

  it('sends all refused rows again, and shows the first of many', async () => {
    const rows = Array.from(
      { length: 210 },
      (_, index) => `Baker ${index},${index === 0 ? 'Acme' : ''}`,
    );
    const { user } = await openPreview({ text: ['role,company', 'Cook,Acme', ...rows].join('\n') });
    for (const message of ['rude', 'long']) refuse('POST', '/jobs', 400, message, { once: true });
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));
    const rest = await screen.findByRole('list', { name: 'rows not created' });
    expect(within(rest).getAllByRole('listitem')).toHaveLength(200);
    expect(screen.getByText(/the saved file holds all 211/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'try all 2 again' }));

    await waitFor(() => expect(results()).toMatchObject({ created: '2', refused: '0' }));
    expect(drafts()).toHaveLength(4);
  });

  it('sends the days of the rows that have one', async () => {
    const { user } = await openColumns(DATED);
    await importAll(user, 'import 3 applications');

    await waitFor(() => expect(results()).toMatchObject({ created: '3' }));
    const days = requests('POST', '/jobs').map(
      ({ body }) => (body as { createdAt?: string }).createdAt,
    );
    expect(days).toEqual(['2026-03-02T12:00:00.000Z', undefined, '2026-04-01T12:00:00.000Z']);
  });

  it('keeps what was chosen for the next file with these headings', async () => {
    const { user } = await openColumns('x,y,z\nA,B,State\nCook,Acme,✅\nBaker,Acme,❌');
    await user.selectOptions(screen.getByLabelText('headings are in'), 'row 2: A, B, State');
    await user.selectOptions(screen.getByLabelText('position'), '1: A');
    await user.selectOptions(screen.getByLabelText('company'), '2: B');
    await user.selectOptions(screen.getByLabelText(/^✅/), 'interview');
    await user.selectOptions(screen.getByLabelText(/^❌/), 'declined');
    await user.selectOptions(screen.getByLabelText('type where the file does not tell'), 'remote');
    await importAll(user, 'import 2 applications');
    expect(drafts()).toMatchObject([{ jobStatus: 'interview' }, { jobStatus: 'declined' }]);
    await user.click(screen.getByRole('button', { name: 'import another file' }));
    await chooseFile(user, file('Title,Company,Status\nA,B,State\nClerk,Beta,❌'));
    await next(user);
    await step(2);

    expect(screen.getByLabelText('headings are in')).toHaveValue('row 2: A, B, State');
    expect(screen.getByLabelText('position')).toHaveDisplayValue('1: A');
    expect(screen.getByLabelText('type where the file does not tell')).toHaveValue('remote');
    expect(screen.getByLabelText(/^❌/)).toHaveValue('declined');
  });

  it('keeps what was chosen from other users of this browser', async () => {
    const text = 'role,company,status\nCook,Acme,✅';
    const ada = await openColumns(text);
    await ada.user.selectOptions(screen.getByLabelText(/^✅/), 'interview');
    await importAll(ada.user, 'import 1 application');
    ada.close();
    await openColumns(text, { email: 'bob@example.com', location: 'Leeds' });

    expect(screen.getByLabelText('location of rows without one')).toHaveValue('Leeds');
    expect(screen.getByLabelText(/^✅/)).toHaveValue('pending');
  });

  it('keeps what words mean when the file is read in another form', async () => {
    const { user } = await openColumns('role,company,status\nCook,Acme,✅');
    await user.selectOptions(screen.getByLabelText(/^✅/), 'interview');
    await user.selectOptions(screen.getByLabelText('columns are separated by'), 'semicolon');
    await screen.findByRole('cell', { name: 'role,company,status' });
    await user.selectOptions(screen.getByLabelText('columns are separated by'), 'comma');

    expect(await screen.findByLabelText(/^✅/)).toHaveValue('interview');
  });

  it('stops at once, by a button that keeps the focus, and goes on with what is left', async () => {
    const { user, later } = await openPreview();
    const post = deferAnswer('POST', '/jobs');
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));
    await post.arrived();
    await user.click(screen.getByRole('button', { name: 'stop' }));
    expect(screen.getByRole('button', { name: 'go on' })).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('The import has stopped.');
    post.pass();
    expect(await screen.findByText(/begins with row 3, 1 of 2 is left\./)).toBeVisible();
    expect(results()).toMatchObject({ created: '1', 'not sent': '1' });
    expect(screen.getByRole('button', { name: 'go on' })).toHaveFocus();
    await user.keyboard('{Enter}');
    // It was the second press of a double one on 'stop'.
    expect(screen.getByRole('button', { name: 'go on' })).toHaveFocus();
    later();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus());
    expect(results()).toMatchObject({ created: '2', 'not sure': '0' });
    expect(drafts()).toHaveLength(2);
  });

  it('goes on while other pages are open, and is there on the way back', async () => {
    const { user, follow } = await openPreview();
    const post = deferAnswer('POST', '/jobs');
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));
    await post.arrived();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    const confirm = vi.spyOn(window, 'confirm');
    await follow('all jobs');
    await chooseFromMore(user, 'import');
    expect(await step(4)).toBeVisible();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await follow('all jobs');
    post.pass();
    expect(await screen.findByText('3 jobs found')).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
    await chooseFromMore(user, 'import');
    expect(results()).toMatchObject({ created: '2' });
    await user.click(screen.getByRole('button', { name: 'import another file' }));
    expect(await step(1)).toBeVisible();
  });

  it('asks before the tab is closed and before a logout, also on another page once it has stopped', async () => {
    const { user, follow, later } = await openPreview();
    const post = deferAnswer('POST', '/jobs');
    await user.click(screen.getByRole('button', { name: 'import 2 applications' }));
    await post.arrived();
    await user.click(screen.getByRole('button', { name: 'stop' }));
    post.pass();
    await screen.findByText(/begins with row 3, 1 of 2 is left\./);
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await follow('profile');
    const mayClose = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(mayClose()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Ada' }));
    const logout = screen.getByRole('button', { name: 'logout' });
    refuse('GET', '/auth/logout', 500, 'Database is down');
    await user.click(logout);
    expect(requests('GET', '/auth/logout')).toEqual([]);
    confirm.mockReturnValue(true);
    await user.click(logout);
    const anyway = await screen.findByRole('button', { name: /^sign out on this device/ });
    confirm.mockReturnValue(false);
    await user.click(anyway);
    expect(confirm).toHaveBeenCalledTimes(3);
    await follow('all jobs');
    await chooseFromMore(user, 'import');
    later();
    await user.click(screen.getByRole('button', { name: 'go on' }));

    await waitFor(() => expect(results()).toMatchObject({ created: '2' }));
    expect(mayClose()).toBe(true);
  });
});
