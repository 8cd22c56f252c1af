import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../../support/render';
import { requests } from '../../../support/server';

const TITLE = 'Data Analyst (m/w/d) | Initech SE | Hamburg | StepStone';

// Tests of what it does need not wait for its code.
beforeAll(() => import('@/features/job/posting/FromPosting'));

const values = () =>
  ['position', 'company', 'job location'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
const told = (text: RegExp) => screen.findByText(text, { selector: '[role="status"]' });

async function openForm() {
  const app = await renderApp({ route: '/add-job', user: {} });
  await screen.findByRole('heading', { name: 'add job' });
  const paste = async (label: string, pasted: string) => {
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(pasted);
  };
  return { ...app, paste };
}

describe("a posting's title pasted into the position", () => {
  it('fills an empty form, says so, and is given back by one press', async () => {
    const { user, paste } = await openForm();
    await paste('position', TITLE);

    await told(/^Filled in from what you pasted: position, company, job location\.$/);
    expect(values()).toEqual(['Data Analyst', 'Initech SE', 'Hamburg']);
    await user.click(screen.getByRole('button', { name: 'give back what was pasted' }));
    expect(values()).toEqual([TITLE, '', 'London']);
    expect(screen.getByLabelText('position')).toHaveFocus();
    expect(screen.queryByText(/^Filled in/)).toBeNull();
    expect(requests('POST', '/jobs')).toEqual([]);
  });

  it.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])('is given back by %s', async (keys) => {
    const { user, paste } = await openForm();
    await paste('position', TITLE);
    await told(/^Filled in/);
    await user.keyboard(keys);
    expect(values()).toEqual([TITLE, '', 'London']);

    // A second title is read as the first one was.
    await user.clear(screen.getByLabelText('position'));
    await paste('position', TITLE);
    await told(/^Filled in/);
    expect(values()).toEqual(['Data Analyst', 'Initech SE', 'Hamburg']);
  });

  it('leaves what is typed into the filled form alone', async () => {
    const { user, paste } = await openForm();
    await paste('position', TITLE);
    await told(/^Filled in/);
    await user.type(screen.getByLabelText('company'), ' Group');
    await user.keyboard('{Control>}z{/Control}');

    expect(values()).toEqual(['Data Analyst', 'Initech SE Group', 'Hamburg']);
    expect(screen.queryByText(/^Filled in/)).toBeNull();
  });

  it('is read from HTML where the clipboard holds nothing else', async () => {
    await openForm();
    const html = '<h1>Cook</h1><p>Acme Ltd</p><p>Leeds</p>';
    const getData = (type: string) => (type === 'text/html' ? html : '');
    fireEvent.paste(screen.getByLabelText('position'), { clipboardData: { getData } });

    await told(/^Filled in/);
    expect(values()).toEqual(['Cook', 'Acme Ltd', 'Leeds']);
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
