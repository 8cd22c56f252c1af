import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHeading } from '@/shared/ui/PageHeading';

it('names the document after the page', () => {
  const { rerender } = render(<PageHeading title="add job" />);
  expect(document.title).toBe('add job · Jobtrail');

  rerender(<PageHeading title="Jobs, done" documentTitle="welcome" />);
  expect(document.title).toBe('welcome · Jobtrail');
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs, done' })).toBeVisible();
});
