import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';

describe('Button', () => {
  it('submits a form only when told to', () => {
    render(
      <>
        <Button>clear</Button>
        <Button type="submit">submit</Button>
      </>,
    );

    expect(screen.getByRole('button', { name: 'clear' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'submit' })).toHaveAttribute('type', 'submit');
  });

  it('keeps what is only for its look out of the document', () => {
    render(
      <MemoryRouter>
        <Button variant="danger" isBlock isSmall>
          delete
        </Button>
        <ButtonLink to="/add-job" variant="secondary" isBlock>
          add job
        </ButtonLink>
      </MemoryRouter>,
    );

    expect(screen.getByRole('button').getAttributeNames().sort()).toEqual(['class', 'type']);
    const link = screen.getByRole('link', { name: 'add job' });
    expect(link.getAttributeNames().sort()).toEqual(['class', 'href']);
    expect(link).toHaveAttribute('href', '/add-job');
  });
});
