import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The page says that the quote is unknown or somebody else's, and offers nothing to go on with but the start page. */
export const expectUnknownQuote = async (): Promise<void> => {
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('We could not find this');
  expect(said.textContent).toContain('it belongs to another account');
  expect(said.textContent).toMatch(/Reference ref-\d/);
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  // The bar with its button is gone.
  expect(
    screen.queryByRole('button', {
      name: /Pay|Proceed|Print|^(Next|Continue|See the plans|Create Policy|Confirm and go to payment)$/,
    }),
  ).toBeNull();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};
