import { screen, within } from '@testing-library/react';

/** Waits for the toast that says exactly this, or something like it. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  return within(region).findByText(text);
}

/** What the toasts on the page say, oldest first. */
export function toastTexts(): string[] {
  const region = screen.queryByRole('region', { name: /^Notifications/ });
  if (region === null) return [];
  return [...region.querySelectorAll('[role="alert"], [role="status"]')].map(
    (toast) => toast.textContent,
  );
}
