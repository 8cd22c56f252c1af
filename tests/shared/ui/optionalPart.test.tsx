import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { optionalPart } from '@/shared/ui/optionalPart';
import { settle } from '../../support/server';

const Letter = () => <p>letter</p>;
const Nothing = () => <p>no letter</p>;

function partThatIsLost() {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(Letter);
  return { Part: optionalPart('letter', load, Nothing), load };
}

it('a part whose code was lost is loaded again when it is shown anew, not before', async () => {
  const { Part, load } = partThatIsLost();
  const { rerender, unmount } = render(<Part />);
  expect(await screen.findByText('no letter')).toBeVisible();
  rerender(<Part />);
  await settle();
  expect(screen.getByText('no letter')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();

  unmount();
  render(<Part />);
  expect(await screen.findByText('letter')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
