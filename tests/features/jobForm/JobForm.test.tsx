import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { profileChangedElsewhere } from '@/features/user/userSlice';
import { JOB_FIELDS, TEXT_FIELDS } from '@/jobs/model/job';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { buildUser } from '../../support/builders';
import { setMedia } from '../../support/browser';
import { addJobs, renderApp, signIn } from '../../support/render';
import {
  answerWith,
  behaveLike,
  deferAnswer,
  lastRequest,
  refuse,
  requests,
} from '../../support/server';
import { findToast } from '../../support/toasts';

const BAKER = {
  position: 'Baker',
  company: 'Bread & Co',
  jobLocation: 'Vienna',
  jobStatus: 'interview',
  jobType: 'part-time',
} as const;
/** The body of a call that writes it. */
const BODY = { ...BLANK_JOB, ...BAKER };

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'submit' });
const clear = () => screen.getByRole('button', { name: 'clear' });
const formError = () => within(screen.getByRole('main')).getByRole('alert');
const wayBack = () => screen.getByRole('link', { name: 'back to all jobs' });
const current = () =>
  screen
    .getAllByRole('link', { current: 'page', hidden: true })
    .map(({ textContent }) => textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openAddJob() {
  const app = await renderApp({ route: '/add-job', user: {} });
  await heading('add job');
  return app;
}

async function openEditJob() {
  const app = await renderApp({ route: '/all-jobs', user: {}, jobs: [BAKER] });
  await app.user.click(await screen.findByRole('link', { name: 'Edit' }));
  await heading('edit job');
  return app;
}

/** Types 'Cook, Soup' into the form of a new application, and goes on to an edit. */
async function openEditAfterDraft() {
  const app = await openEditJob();
  await app.follow('add job');
  await heading('add job');
  await fill(app.user, { position: 'Cook', company: 'Soup' });
  await app.follow('all jobs');
  await app.user.click(await screen.findByRole('link', { name: 'Edit' }));
  await heading('edit job');
  return app;
}

async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    await user.paste(value);
  }
}

/** Two presses follow each other at once, however slow the machine is. */
function stopClock() {
  return vi.spyOn(performance, 'now').mockReturnValue(performance.now());
}

function expectDefaults() {
  expect(field('position')).toHaveValue('');
  expect(field('company')).toHaveValue('');
  expect(field('job location')).toHaveValue('London');
  expect(field('status')).toHaveValue('pending');
  expect(field('job type')).toHaveValue('full-time');
}

describe('adding a job', () => {
  it('selects the place of the profile on focus, and nothing that somebody has typed', async () => {
    const { user } = await openAddJob();
    const place = screen.getByLabelText<HTMLInputElement>('job location');
    await user.click(place);
    await user.keyboard('Paris');
    expect(place).toHaveValue('Paris');
    await user.click(field('company'));
    await user.click(place);
    await user.keyboard('!');

    expect(place).toHaveValue('Paris!');
  });

  it('begins with the defaults and the location of the user', async () => {
    await openAddJob();
    const choices = (name: string) =>
      within(field(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);

    expectDefaults();
    for (const { name, label, options } of JOB_FIELDS) {
      expect(field(label)).toHaveAttribute('name', name);
      if (options !== undefined) expect(choices(label)).toEqual(options);
    }
    expect(document.title).toBe('add job · Jobtrail');
  });

  it('sends the fields, says so and begins again', async () => {
    const { user } = await openAddJob();
    await fill(user, {
      position: ' Ba\u00ADker ',
      company: 'Bread\u00A0&\u2009Co ',
      'job location': 'Vienna',
    });
    await user.selectOptions(field('status'), 'interview');
    await user.selectOptions(field('job type'), 'part-time');
    await user.click(submit());

    expect(await findToast('Job Created')).toBeVisible();
    expect(lastRequest('POST', '/jobs').body).toEqual(BODY);
    expectDefaults();
    expect(field('position')).toHaveFocus();
  });

  it('begins again with the focus at the position also after a press on the busy button', async () => {
    const { user } = await openAddJob();
    await fill(user, { position: 'Cook', company: 'Soup' });
    const post = deferAnswer('POST', '/jobs');
    await user.click(submit());
    await post.arrived();
    // What a browser does at a press on what is disabled; jsdom leaves the focus.
    screen.getByRole('main').focus();
    expect(screen.getByRole('main')).toHaveFocus();
    post.pass();

    await findToast('Job Created');
    await waitFor(() => expect(field('position')).toHaveFocus());
  });

  it('takes a second press once it is added for none', async () => {
    const clock = stopClock();
    const { user } = await openAddJob();
    await fill(user, { position: 'Cook', company: 'Soup' });
    await user.click(submit());
    await findToast('Job Created');
    clock.mockReturnValue(performance.now() + 400);
    await user.click(submit());

    expect(formError()).toBeEmptyDOMElement();
    expect(requests('POST', '/jobs')).toHaveLength(1);
  });
});

describe('Enter', () => {
  it('leads to the next field of a touch keyboard, and submits in the last', async () => {
    setMedia({ desktop: false, touch: true });
    const { user } = await openAddJob();
    await user.type(field('position'), 'Cook{Enter}');
    expect(field('company')).toHaveFocus();
    await user.keyboard('Soup{Enter}');
    for (const { label } of TEXT_FIELDS.slice(0, -1)) {
      expect(field(label)).toHaveAttribute('enterkeyhint', 'next');
    }
    for (const { label } of TEXT_FIELDS) {
      expect(field(label)).toHaveAttribute('autocapitalize', 'words');
    }
    for (const { label } of TEXT_FIELDS.slice(2)) {
      expect(field(label)).toHaveFocus();
      expect(requests('POST', '/jobs')).toEqual([]);
      await user.keyboard('{Enter}');
    }

    await findToast('Job Created');
  });
});

describe('the toast of a form that is saved', () => {
  it('names a new application, which it offers to open', async () => {
    const { user, opens } = await renderApp({ route: '/add-job', user: {} });
    await screen.findByLabelText('position');
    await fill(user, { position: 'Cook', company: 'Soup' });
    await user.click(submit());
    expect(await findToast('Job Created')).toHaveTextContent('Job Created Cook, Soup');
    await user.click(screen.getByRole('button', { name: 'open: Cook, Soup' }));

    await screen.findByRole('heading', { level: 1, name: 'edit job' });
    expect(field('position')).toHaveValue('Cook');
    await opens(`/add-job${window.location.search}`);
  });

  it('names an edit, which it offers to undo and to open', async () => {
    const { user } = await openEditJob();
    await user.type(field('position'), '!');
    await user.click(submit());

    expect(await findToast('Job Modified...')).toHaveTextContent(/!, /);
    expect(screen.getByRole('button', { name: /^undo: / })).toBeVisible();
    expect(screen.getByRole('button', { name: /^open: / })).toBeVisible();
  });
});

describe('what is known', () => {
  const suggested = (name: string) => {
    const box = field(name);
    return box instanceof HTMLInputElement && box.list
      ? [...box.list.options].map(({ value }) => value)
      : [];
  };

  it('is suggested while a company or a place is typed, each once, the latest first', async () => {
    const jobs = [
      { company: 'Acme', jobLocation: 'Berlin', createdAt: new Date('2024-01-01T00:00:00Z') },
      { company: 'Inn', jobLocation: 'Bern', createdAt: new Date('2024-01-03T00:00:00Z') },
      { company: 'Acme', jobLocation: 'Rome', createdAt: new Date('2024-01-02T00:00:00Z') },
    ];
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs });
    await screen.findAllByRole('article');
    await user.click(screen.getAllByRole('link', { name: 'add job' })[0] ?? document.body);
    await screen.findByLabelText('company');
    expect(suggested('company')).toEqual(['Inn', 'Acme']);
    await user.clear(field('job location'));
    await user.type(field('job location'), 'be');

    expect(suggested('job location')).toEqual(['Bern', 'Berlin']);
    expect(suggested('position')).toEqual([]);
  });

  it('fills in the company of the record before, on request', async () => {
    const { user } = await openAddJob();
    await fill(user, { position: 'Cook', company: 'Soup' });
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'same company again' }));

    expect(field('company')).toHaveValue('Soup');
    expect(field('position')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'same company again' })).toBeNull();
  });
});

it('is sent once where it is left and found again while it is sent', async () => {
  const { user, follow } = await openAddJob();
  const post = deferAnswer('POST', '/jobs');
  await fill(user, { position: 'Cook', company: 'Soup' });
  await user.click(submit());
  await post.arrived();
  await follow('profile');
  await follow('add job');
  await heading('add job');
  await user.type(field('position'), '{Enter}');
  await user.type(field('company'), '{Control>}{Enter}{/Control}');
  expect(screen.getByRole('button', { name: 'Please Wait...' })).toBeDisabled();
  post.pass();

  await waitFor(() => expect(field('position')).toHaveValue(''));
  expect(requests('POST', '/jobs')).toHaveLength(1);
});

describe('the prefilled location', () => {
  it('follows the profile while nobody types it', async () => {
    const { user, store } = await openAddJob();
    await user.type(field('position'), 'Baker');
    act(() => void store.dispatch(profileChangedElsewhere(buildUser({ location: 'Paris' }))));

    expect(field('job location')).toHaveValue('Paris');
  });

  it('does not come back when it was emptied by hand', async () => {
    const { user, follow } = await openAddJob();
    await user.clear(field('job location'));
    await follow('stats');
    await heading('stats');
    await follow('add job');

    await heading('add job');
    expect(field('job location')).toHaveValue('');
  });
});

describe('editing a job', () => {
  it('sends the changes to that job, says so and goes on with adding', async () => {
    const { user, follow, state } = await openEditJob();
    await fill(user, { position: 'Head baker' });
    await user.selectOptions(field('status'), 'declined');
    await user.click(submit());

    expect(await findToast('Job Modified...')).toBeVisible();
    const sent = requests().filter(({ method }) => method === 'PATCH');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toMatch(/^\/jobs\/[0-9a-f]{24}$/);
    expect(sent[0]?.body).toEqual({ ...BODY, position: 'Head baker', jobStatus: 'declined' });
    expect(await heading('add job')).toBeVisible();
    expectDefaults();
    expect(wayBack()).toHaveFocus();
    const isFirst = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(wayBack().compareDocumentPosition(field('position'))).toBe(isFirst);
    expect(current()).toEqual(['add job']);
    expect(state()).toEqual({ closedId: sent[0]?.path.slice('/jobs/'.length) });

    await follow('all jobs');
    const card = await screen.findByRole('article', { name: 'Head baker' });
    expect(card).toHaveTextContent('declined');
  });

  it('offers undo as an edit in a cell does', async () => {
    const { user } = await openEditJob();
    await fill(user, { position: 'Head baker' });
    await user.click(submit());
    await findToast('Job Modified...');
    const undo = 'undo: Baker, Bread & Co as it was before';
    await user.click(await screen.findByRole('button', { name: undo }));

    await waitFor(() =>
      expect(requests('PATCH').map(({ body }) => body)).toEqual([
        { ...BODY, position: 'Head baker' },
        BODY,
      ]),
    );
  });

  it('begins with the job, says which it is, and offers the way back to its card', async () => {
    const { user, location, opens, state } = await openEditJob();
    expect(field('position')).toHaveValue('Baker');
    expect(field('company')).toHaveValue('Bread & Co');
    expect(field('job location')).toHaveValue('Vienna');
    expect(field('status')).toHaveValue('interview');
    expect(field('job type')).toHaveValue('part-time');
    expect(document.title).toBe('edit Baker, Bread & Co · Jobtrail');
    expect(current()).toEqual(['all jobs']);
    const id = new URLSearchParams(location().split('?')[1]).get('id');
    await fill(user, { position: 'Head baker' });
    expect(screen.getByText('Baker, Bread & Co')).toBeVisible();
    await user.click(wayBack());

    await opens('/all-jobs');
    expect(state()).toEqual({ focusJobId: id });
  });

  it('is there again on the way back to where it was only looked at', async () => {
    const cook = { position: 'Cook', company: 'Soup' };
    const app = await renderApp({ route: '/all-jobs', user: {}, jobs: [cook, BAKER] });
    const look = async (description: string) => {
      await app.user.click(await screen.findByRole('link', { name: 'Edit', description }));
      await heading('edit job');
    };
    await look('Baker');
    await app.follow('all jobs');
    await look('Cook');
    await app.goBack();
    await app.goBack();

    expect(await screen.findByText('Baker, Bread & Co')).toBeVisible();
    expect(field('job location')).toHaveValue('Vienna');
    await app.goForward();
    await app.goForward();
    expect(await screen.findByText('Cook, Soup')).toBeVisible();
  });

  it('is told as not saved when it comes back, and can be discarded where it is', async () => {
    const clock = stopClock();
    const { user, location, follow } = await openEditJob();
    const discard = () => screen.queryByRole('button', { name: 'discard' });
    await fill(user, { position: 'Cook' });
    expect(discard()).not.toBeInTheDocument();
    await follow('all jobs');
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await heading('edit job');
    expect(screen.getByText('not saved')).toBeVisible();
    expect(field('position')).toHaveValue('Cook');
    const address = location();
    clock.mockReturnValue(performance.now() + 1000);
    await user.click(screen.getByRole('button', { name: 'discard' }));
    expect(field('position')).toHaveValue('Baker');
    expect(screen.queryByText('not saved')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(location()).toBe(address);
    await follow('all jobs');
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await heading('edit job');

    expect(field('position')).toHaveValue('Baker');
    expect(discard()).not.toBeInTheDocument();
    expect(requests('PATCH')).toEqual([]);
  });

  it('ends with clear, which leads to adding', async () => {
    const { user, location } = await openEditJob();
    await user.click(clear());

    expect(await heading('add job')).toBeVisible();
    expectDefaults();
    expect(location()).toBe('/add-job');
    expect(wayBack()).toBeVisible();
    await fill(user, { position: 'Cook', company: 'Soup' });
    await user.click(submit());
    await findToast('Job Created');
    expect(requests().filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  describe("ended with 'clear'", () => {
    const undo = () => screen.queryByRole('button', { name: 'undo' });

    it('is a new application, which says so, and comes back as it was with undo', async () => {
      const { user, location } = await openEditJob();
      const address = location();
      await fill(user, { position: 'Head baker' });
      await user.selectOptions(field('status'), 'declined');
      await user.click(clear());
      await heading('add job');
      const line = await screen.findByText(/^New application\./);
      expect(line).toHaveRole('status');
      expect(line).toHaveTextContent('The edit of Baker, Bread & Co was cleared.');
      await user.click(screen.getByRole('button', { name: 'undo' }));

      expect(await heading('edit job')).toBeVisible();
      expect(location()).toBe(address);
      expect(field('position')).toHaveValue('Head baker');
      expect(field('status')).toHaveValue('declined');
      expect(document.body).not.toHaveFocus();
      await user.click(submit());
      await findToast('Job Modified...');
      expect(requests('POST', '/jobs')).toEqual([]);
      expect(undo()).not.toBeInTheDocument();
    });

    it('comes back unchanged where nothing was typed into it', async () => {
      const { user } = await openEditJob();
      await user.click(clear());
      await user.click(await screen.findByRole('button', { name: 'undo' }));

      expect(await heading('edit job')).toBeVisible();
      expect(field('position')).toHaveValue('Baker');
      expect(screen.queryByText('not saved')).not.toBeInTheDocument();
    });

    it('offers no undo any more once the new application is recorded', async () => {
      const { user } = await openEditJob();
      await user.click(clear());
      await screen.findByRole('button', { name: 'undo' });
      await fill(user, { position: 'Cook', company: 'Soup' });
      await user.click(submit());
      await findToast('Job Created');

      expect(undo()).not.toBeInTheDocument();
    });
  });

  it.each([
    ['submit', submit],
    ['clear', clear],
  ])("offers the older draft of a new application, which '%s' leaves alone", async (_, button) => {
    stopClock();
    const { user } = await openEditAfterDraft();
    await user.click(button());
    await heading('add job');
    await user.click(button());
    expectDefaults();
    await fill(user, { position: 'Waiter' });
    expect(screen.getByText('Not finished: Cook, Soup')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'continue' }));

    expect(field('position')).toHaveFocus();
    expect(field('position')).toHaveValue('Cook');
    expect(field('company')).toHaveValue('Soup');
    expect(screen.getByText('Not finished: Waiter')).toBeVisible();
    expect(requests('POST', '/jobs')).toEqual([]);
  });

  it('tells in the older draft nothing of the one that is being sent, and sends it beside that', async () => {
    const { user } = await openEditAfterDraft();
    await user.click(clear());
    await heading('add job');
    await fill(user, { position: 'Waiter', company: 'Inn' });
    const post = deferAnswer('POST', '/jobs');
    await user.click(submit());
    await post.arrived();
    await user.click(screen.getByRole('button', { name: 'continue' }));
    await user.type(field('position'), 's{Enter}');
    await waitFor(() => expect(requests('POST', '/jobs')).toHaveLength(2));
    post.answer({ status: 422, body: { msg: 'No waiters.' } });
    await findToast('No waiters.');

    expect(lastRequest('POST', '/jobs').body).toMatchObject({ position: 'Cooks' });
    expect(formError()).toBeEmptyDOMElement();
  });

  it('shows and writes after a reload what was changed since the edit was begun', async () => {
    const { user, follow, goBack, reload } = await openEditJob();
    await follow('all jobs');
    await user.click(await screen.findByRole('button', { name: /^status of/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'declined' }));
    await findToast('Job Modified...');
    await goBack();
    await heading('edit job');
    const { user: userAfter } = await reload();
    await waitFor(() => expect(field('status')).toHaveValue('declined'));
    await fill(userAfter, { company: 'Soup' });
    await userAfter.click(submit());

    await waitFor(() => expect(requests('PATCH')).toHaveLength(2));
    expect(requests('PATCH')[1]?.body).toEqual({
      ...BODY,
      jobStatus: 'declined',
      company: 'Soup',
    });
  });

  it('has the focus in its first field after a link, and at its heading after Back', async () => {
    const { follow, goBack } = await openEditJob();
    await follow('add job');
    await waitFor(() => expect(field('position')).toHaveFocus());
    await follow('stats');
    await goBack();
    const title = await heading('add job');

    await waitFor(() => expect(title).toHaveFocus());
  });

  it('takes no focus from a field that was pressed before the first frame', async () => {
    const frames: FrameRequestCallback[] = [];
    const hold = vi.spyOn(window, 'requestAnimationFrame');
    const { follow } = await openEditJob();
    hold.mockImplementation((callback) => frames.push(callback));
    await follow('add job');
    await heading('add job');
    field('company').focus();
    for (const draw of frames) draw(0);

    expect(field('company')).toHaveFocus();
  });

  it('shows a status and a type the form does not know, and changes them to nothing else', async () => {
    answerWith('GET', '/jobs', {
      body: { jobs: [{ ...BAKER, _id: 'a/b?c', jobStatus: 'ghosted', jobType: 'gig' }] },
    });
    answerWith('PATCH', '/jobs/a%2Fb%3Fc', { body: {} });
    const { user } = await renderApp({ route: '/all-jobs', user: {} });
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await heading('edit job');
    expect(field('status')).toHaveValue('ghosted');
    await user.click(submit());

    await findToast('Job Modified...');
    expect(lastRequest('PATCH', '/jobs/a%2Fb%3Fc').body).toMatchObject({
      jobStatus: 'ghosted',
      jobType: 'gig',
    });
  });
});

describe('the address of an edit', () => {
  const MANY = Array.from({ length: 11 }, () => ({ position: 'Cook', company: 'Bread & Co' }));

  /** Opens it in a tab that has read nothing yet. */
  async function openAddress(
    change: (address: string) => string,
    jobs: Parameters<typeof addJobs>[1] = [BAKER, ...MANY],
  ) {
    const first = await renderApp({ route: '/all-jobs', user: {}, jobs });
    await first.user.type(await screen.findByLabelText('search'), 'Baker{Enter}');
    await first.user.click(await screen.findByRole('link', { name: 'Edit', description: 'Baker' }));
    await heading('edit job');
    const address = first.location();
    first.close();
    sessionStorage.clear();
    return renderApp({ route: change(address) });
  }

  it('opens it in a new tab, found among all, and again after a reload', async () => {
    const { user, reload } = await openAddress((address) => address);
    expect(await screen.findByText('Baker, Bread & Co')).toBeVisible();
    expect(requests('GET', '/jobs').at(-1)?.params).toMatchObject({ page: '1', limit: '100' });
    expect(field('job location')).toHaveValue('Vienna');
    await fill(user, { position: 'Head baker' });
    await reload();
    await heading('edit job');
    expect(field('position')).toHaveValue('Head baker');
    await user.click(submit());

    await findToast('Job Modified...');
    expect(requests('PATCH')[0]?.body).toMatchObject({ ...BAKER, position: 'Head baker' });
  });

  it('keeps the focus at its heading once the job is found', async () => {
    const [job] = await addJobs(await signIn(), [BAKER]);
    const address = `/add-job?id=${job?.id}&company=Bread`;
    const { goBack } = await renderApp({ history: [address], route: '/profile' });
    await heading('profile');
    const read = deferAnswer('GET', '/jobs');
    await goBack();
    await read.arrived();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'edit job' })).toHaveFocus());
    read.pass();

    expect(await screen.findByText('Baker, Bread & Co')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'edit job' })).toHaveFocus();
  });

  it('finds it by its company where not all applications are read by themselves', async () => {
    behaveLike({ limit: 'ignored' });
    const others = Array.from({ length: 10 }, () => MANY).flat();
    await openAddress((address) => address, [{ ...BAKER, company: 'Oven' }, ...others]);
    expect(await screen.findByText('Baker, Oven')).toBeVisible();

    const searches = requests('GET', '/jobs').map(({ params }) => params.search);
    expect(searches.slice(1)).toContain('Oven');
  });

  it('opens it also when its company has been changed since', async () => {
    await openAddress((address) => address.replace(/company=.*/, 'company=Soup'));
    expect(await screen.findByText('Baker, Bread & Co')).toBeVisible();
  });

  it('of another id says that there is no such job, with a way back', async () => {
    const { user, opens } = await openAddress((address) =>
      address.replace(/id=[^&]+/, 'id=%3Cb%3E..%2F'),
    );
    expect(await screen.findByText('This application is no longer there.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'back to all jobs' }));

    await opens('/all-jobs');
  });

  it('whose search fails can be tried again', async () => {
    const { user } = await openAddress((address) => {
      // All applications, and the search for the company.
      for (let call = 0; call < 2; call += 1) refuse('GET', '/jobs', 503, 'Down', { once: true });
      return address;
    });
    expect(await screen.findByText('Down')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'try again' }));

    expect(await screen.findByText('Baker, Bread & Co')).toBeVisible();
  });

  it.each(['/add-job?id=', `/add-job?id=${'x'.repeat(201)}&company=x`])(
    'that names none is a new application: %s',
    async (route) => {
      await renderApp({ route, user: {} });

      await heading('add job');
      expect(requests('GET', '/jobs')).toEqual([]);
    },
  );
});

it("drops what is wrong with required fields by 'clear', and leaves their check to itself", async () => {
  const { user } = await openAddJob();
  await user.click(submit());
  expect(field('position')).toBeInvalid();
  expect(field('position')).not.toHaveAttribute('required');
  await user.click(clear());

  expect(field('position')).toBeValid();
  expect(field('position')).not.toHaveAccessibleDescription();
});

describe('typing while the form is saved', () => {
  it('goes on with the edit, and says that the first part is saved', async () => {
    const { user } = await openEditJob();
    const saving = deferAnswer('PATCH', '/jobs/:id');
    await fill(user, { position: 'Head baker' });
    await user.click(submit());
    await saving.arrived();
    await fill(user, { company: 'Cakes' });
    saving.pass();

    await findToast('Job Modified...');
    expect(screen.getByRole('heading', { level: 1, name: 'edit job' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('Head baker, Bread & Co')).toBeVisible();
    expect(field('position')).toHaveValue('Head baker');
    expect(field('company')).toHaveValue('Cakes');
    expect(field('company')).toHaveFocus();
  });
});

describe('whoever has moved on while an edit is saved', () => {
  async function sendEdit() {
    const app = await openEditJob();
    const saving = deferAnswer('PATCH', '/jobs/:id');
    await fill(app.user, { position: 'Head baker' });
    await app.user.click(submit());
    await saving.arrived();
    return { ...app, saving };
  }

  it('keeps the focus, in a form that was cleared for another application too', async () => {
    const { user, saving } = await sendEdit();
    await user.click(clear());
    await user.click(field('position'));
    saving.pass();

    await findToast('Job Modified...');
    expect(field('position')).toHaveFocus();
  });

  it('reads a refusal of the edit in a toast, and not in the form of another application', async () => {
    const { user, saving } = await sendEdit();
    await user.click(clear());
    saving.answer({ status: 400, body: { msg: 'No' } });

    await findToast('No');
    expect(screen.getByRole('main')).not.toHaveTextContent('No');
  });
});

describe('a location that only holds the place of one', () => {
  const open = () => renderApp({ route: '/add-job', user: { location: 'location' } });

  it('is not offered, and not recorded', async () => {
    const { user } = await open();
    await screen.findByLabelText('position');
    expect(field('job location')).toHaveValue('');
    await fill(user, { position: 'Cook', company: 'Soup' });
    await user.click(submit());

    await findToast('Please fill out all fields');
    expect(field('job location')).toHaveFocus();
    expect(requests('POST', '/jobs')).toEqual([]);
  });

  it('can be replaced by the last place by a press', async () => {
    const { user } = await renderApp({
      route: '/all-jobs',
      user: { location: 'location' },
      jobs: [{ jobLocation: 'Graz' }, { jobLocation: 'Vienna' }, { jobLocation: 'location' }],
    });
    await screen.findAllByText('Vienna');
    await user.keyboard('n');
    await user.click(await screen.findByRole('button', { name: 'use Vienna' }));

    expect(field('job location')).toHaveValue('Vienna');
    expect(submit()).toHaveFocus();
  });

  it('of the profile is selected whole on focus, so that typing replaces it', async () => {
    const { user } = await renderApp({
      route: '/add-job',
      user: { location: 'Garmisch-Partenkirchen' },
    });
    await user.click(await screen.findByLabelText('job location'));
    await user.keyboard('Wien');

    expect(field('job location')).toHaveValue('Wien');
  });

  it('leaves a hint that says where to set one', async () => {
    const { user, opens } = await open();
    const location = await screen.findByLabelText<HTMLInputElement>('job location');
    expect(location).toHaveAccessibleDescription('set your own in the profile');
    await user.type(location, 'Vienna');
    expect(location).not.toHaveAccessibleDescription();

    await user.clear(location);
    await user.click(screen.getByRole('link', { name: 'profile', hidden: false }));
    await opens('/profile');
  });
});
