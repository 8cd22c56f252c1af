import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EXPORT_HEADINGS } from '@/jobs/model/jobColumns';
import { buildJob } from '../../support/builders';
import { collectDownloads } from '../../support/downloads';
import { chooseFromMore, renderApp } from '../../support/render';
import { answerWith, collectionRequests, cutNetwork, deferAnswer } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const JOBS = Array.from({ length: 12 }, (_, index) => ({ position: `Engineer ${index + 1}` }));

type Setting = { route?: string; jobs?: object[]; shown?: string | RegExp };

/** Opens it once this text is seen. */
async function openDialog({ route = '/all-jobs', jobs = JOBS, shown = /found$/ }: Setting = {}) {
  const app = await renderApp({ route, user: {}, jobs });
  const downloads = collectDownloads();
  await screen.findAllByText(shown);
  await chooseFromMore(app.user, 'export');
  const dialog = within(await screen.findByRole('dialog', { name: 'export' }));
  const save = () => app.user.click(dialog.getByRole('button', { name: 'save file' }));
  return { ...app, downloads, dialog, save };
}

const lines = (text = '') => text.split('\r\n');

describe('exporting', () => {
  it('saves what the filters show where some are set, and says how many that are', async () => {
    const { user, downloads, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'close' }));
    await user.type(screen.getByRole('searchbox'), 'Engineer 12{Enter}');
    expect(await screen.findByText('1 job found')).toBeVisible();
    await chooseFromMore(user, 'export');
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByRole('radio', { name: 'what the filters show (1)' })).toBeChecked();
    await user.click(again.getByRole('radio', { name: 'semicolon' }));
    await user.click(again.getByRole('button', { name: 'save file' }));

    expect(await again.findByText(/1 application$/)).toBeVisible();
    const [headings, first] = lines((await downloads())[0]?.text);
    expect(headings).toBe(EXPORT_HEADINGS.map((heading) => `"${heading}"`).join(';'));
    expect(first).toMatch(/^"Engineer 12";"Initech";.*;"pending";.*"\d{4}-\d\d-\d\d";/);
  });

  it('saves what a table shows that is narrower than the filters', async () => {
    const jobs = ['Vienna', 'Ghent'].map((jobLocation) => ({ position: jobLocation, jobLocation }));
    const route = '/all-jobs?view=table&place=Ghent';
    const { downloads, dialog, save } = await openDialog({ route, jobs, shown: '1 job found' });
    expect(dialog.getByRole('radio', { name: 'what the filters show (1)' })).toBeChecked();
    await save();

    expect(await dialog.findByText(/1 application$/)).toBeVisible();
    const saved = lines((await downloads())[0]?.text);
    expect(saved.filter((line) => line.includes('Ghent'))).toHaveLength(1);
    expect(saved.filter((line) => line.includes('Vienna'))).toEqual([]);
  });

  it('saves what a whole table finds by its own rules, as by a place', async () => {
    const jobs = ['Vienna', 'Ghent'].map((jobLocation) => ({ position: 'Cook', jobLocation }));
    const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs });
    const downloads = collectDownloads();
    await screen.findByRole('option', { name: 'Vienna' });
    await user.type(screen.getByRole('searchbox'), 'Ghent{Enter}');
    await screen.findByText('1 job found');
    await chooseFromMore(user, 'export');
    const dialog = within(await screen.findByRole('dialog', { name: 'export' }));
    await user.click(dialog.getByRole('button', { name: 'save file' }));

    expect(await dialog.findByText(/1 application$/)).toBeVisible();
    expect(lines((await downloads())[0]?.text)[1]).toContain('Ghent');
  });

  it.each([
    ['search=Engineer', 'list', 'Engineer 2, Engineer 1, Engineer 3'],
    ['search=Engineer&sort=z-a', 'list', 'Engineer 3, Engineer 2, Engineer 1'],
    ['search=Engineer&order=-location', 'table', 'Engineer 1, Engineer 3, Engineer 2'],
  ])('saves it in the order of the page: %s, %s', async (filters, view, order) => {
    const [third, first, second] = ['Engineer 3', 'Engineer 1', 'Engineer 2'];
    const { user, downloads, dialog, save } = await openDialog({
      route: `/all-jobs?${filters}&view=${view}`,
      jobs: [
        { position: third, jobLocation: 'Ghent' },
        { position: first, jobLocation: 'Vienna' },
        { position: second, jobLocation: 'Athens' },
      ],
      shown: third,
    });
    await user.click(dialog.getByRole('radio', { name: 'what the filters show (3)' }));
    await save();

    expect(await dialog.findByText(/3 applications$/)).toBeVisible();
    const saved = lines((await downloads())[0]?.text).flatMap(
      (line) => /Engineer \d/.exec(line) ?? [],
    );
    expect(saved.join(', ')).toBe(order);
  });

  it.each([
    [',', ';'],
    ['.', ','],
  ])('offers the separator that goes with the decimal sign %s', async (sign, separator) => {
    vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue(`1${sign}5`);
    const { dialog } = await openDialog();

    const name = separator === ';' ? 'semicolon' : 'comma';
    expect(dialog.getByRole('radio', { name })).toBeChecked();
  });

  it('keeps the separator that was chosen, for what is selected too', async () => {
    const { user, dialog, downloads } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'semicolon' }));
    await user.click(dialog.getByRole('button', { name: 'close' }));
    await chooseFromMore(user, 'export');
    const again = within(await screen.findByRole('dialog', { name: 'export' }));
    expect(again.getByRole('radio', { name: 'semicolon' })).toBeChecked();
    await user.click(again.getByRole('button', { name: 'close' }));

    await user.click(screen.getByRole('button', { name: 'select' }));
    await user.click(screen.getByRole('checkbox', { name: /^select Engineer 12/ }));
    await user.click(await screen.findByRole('button', { name: 'export' }));
    await findToast(/1 application$/);
    expect((await downloads())[0]?.text).toContain('"Engineer 12";"Initech"');
  });

  it('shows how far it is, and can be cancelled at any time', async () => {
    const { user, downloads, dialog, save } = await openDialog();
    const second = deferAnswer('GET', '/jobs');
    const first = deferAnswer('GET', '/jobs');
    await save();
    await first.arrived();
    // A server with pages of its own size.
    const jobs = JOBS.slice(0, 10).map((job) => buildJob({ ...job, _id: job.position }));
    first.answer({ body: { jobs, totalJobs: 12, numOfPages: 2 } });
    await second.arrived();
    const known = dialog.getByRole('progressbar').getAttribute('value');
    expect(Number(known)).toBeGreaterThanOrEqual(10);
    for (const choice of dialog.getAllByRole('radio')) expect(choice).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'cancel' }));

    expect(await dialog.findByRole('button', { name: 'save file' })).toBeEnabled();
    expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
    for (const choice of dialog.getAllByRole('radio')) expect(choice).toBeEnabled();
    expect(await downloads()).toEqual([]);
    expect(toastTexts()).toEqual([]);
  });

  it('says that the network is gone and goes on when told', async () => {
    const { user, dialog, save } = await openDialog();
    cutNetwork('GET', '/jobs', { once: true });
    await save();
    expect(await dialog.findByText(/cannot reach the server/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'go on' }));

    expect(await dialog.findByText(/12 applications$/)).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('says so where not all could be read', async () => {
    const { dialog, save } = await openDialog();
    const jobs = [buildJob({})];
    answerWith('GET', '/jobs', { body: { jobs, totalJobs: 13, numOfPages: 1 } });
    await save();

    expect(await dialog.findByText(/1, as not all of 13 could be read$/)).toBeVisible();
  });

  it('asks for nothing before it is told to, and once for two presses', async () => {
    const { dialog, save } = await openDialog({ jobs: [{ position: 'Baker' }] });
    expect(collectionRequests()).toEqual([]);
    const answer = deferAnswer('GET', '/jobs');
    await save();
    await save();
    await answer.arrived();
    answer.pass();

    expect(await dialog.findByText(/1 application$/)).toBeVisible();
    expect(collectionRequests()).toHaveLength(1);
  });
});
