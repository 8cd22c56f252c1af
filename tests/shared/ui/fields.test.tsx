import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SelectInput } from '@/shared/ui/SelectInput';
import { TextInput } from '@/shared/ui/TextInput';

const OPTIONS = ['interview', 'declined', 'pending'] as const;
const ignore = () => undefined;

describe('TextInput', () => {
  it('is found by its label, which falls back to the name', () => {
    render(
      <>
        <TextInput name="position" value="" onChange={ignore} />
        <TextInput name="jobLocation" labelText="job location" value="Berlin" onChange={ignore} />
      </>,
    );

    expect(screen.getByLabelText('position')).toHaveAttribute('name', 'position');
    expect(screen.getByLabelText('job location')).toHaveValue('Berlin');
  });

  it('describes itself by its error and is invalid as long as it has one', () => {
    const { rerender } = render(
      <TextInput name="email" value="" onChange={ignore} error="enter your e-mail" isRequired />,
    );
    const input = screen.getByRole('textbox', { name: 'email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('enter your e-mail');

    rerender(<TextInput name="email" value="a@b.c" onChange={ignore} isRequired />);
    expect(input).toBeValid();
    expect(input).not.toHaveAccessibleDescription();
  });

  it('is marked as required without the browser checking it', () => {
    render(<TextInput name="email" value="" onChange={ignore} isRequired />);

    const input = screen.getByRole('textbox', { name: 'email' });
    expect(input).toHaveAttribute('aria-required', 'true');
    expect(input).not.toHaveAttribute('required');
  });
});

describe('SelectInput', () => {
  it('reports the option that was chosen', async () => {
    const user = userEvent.setup();
    render(<StatusSelect />);

    await user.selectOptions(screen.getByLabelText('status'), 'declined');

    expect(screen.getByLabelText('status')).toHaveValue('declined');
  });

  it('keeps a value that is not among its options', () => {
    render(<SelectInput name="status" value="ghosted" onChange={ignore} options={OPTIONS} />);

    expect(screen.getByLabelText('status')).toHaveValue('ghosted');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'ghosted',
      ...OPTIONS,
    ]);
  });
});

function StatusSelect() {
  const [status, setStatus] = useState('pending');
  return (
    <SelectInput
      name="status"
      value={status}
      onChange={(event) => setStatus(event.target.value)}
      options={OPTIONS}
    />
  );
}
