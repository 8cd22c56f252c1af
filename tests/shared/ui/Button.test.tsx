import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';

describe('Button', () => {
  it('hands its look on as attributes that a page may have', () => {
    render(
      <MemoryRouter>
        <Button variant="ghost" isBlock isSmall>
          delete
        </Button>
        <ButtonLink to="/add-job" variant="secondary" isBlock isSmall={false}>
          add job
        </ButtonLink>
      </MemoryRouter>,
    );

    const look = ['class', 'data-block', 'data-small', 'data-variant'];
    const button = screen.getByRole('button');
    expect(button.getAttributeNames().sort()).toEqual([...look, 'type']);
    const link = screen.getByRole('link', { name: 'add job' });
    expect(link.getAttributeNames().sort()).toEqual([...look, 'data-discover', 'href'].sort());
    expect(link).toHaveAttribute('href', '/add-job');
  });
});
