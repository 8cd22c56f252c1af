import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';

const suggested = (label: string) => {
  const box = screen.getByLabelText(label);
  return box instanceof HTMLInputElement && box.list
    ? [...box.list.options].map(({ value }) => value)
    : [];
};

it('suggests what is known in the blank row and in a cell of the table', async () => {
  const jobs = [
    { position: 'Cook', company: 'Acme', jobLocation: 'Bern' },
    { position: 'Baker', company: 'Inn', jobLocation: 'Berlin' },
  ];
  const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs });
  const place = await screen.findByLabelText('location of a new application');
  await user.clear(place);
  await user.type(place, 'berl');
  expect(suggested('location of a new application')).toEqual(['Berlin']);
  expect(suggested('position of a new application')).toEqual([]);
  await user.dblClick(screen.getByRole('gridcell', { name: 'Acme' }));
  await user.clear(screen.getByLabelText('company of Cook'));

  expect(suggested('company of Cook').toSorted()).toEqual(['Acme', 'Inn']);
});
