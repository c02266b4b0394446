import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { NotAvailable, NotFound } from './not-available.tsx';

it('leads from a refused page to the page of the visitor', async () => {
  const { user, address } = renderScreen(<NotAvailable back="/kite/aB3dE9" />, { route: '/oonahome' });
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(address()).toBe('/kite/aB3dE9');
});

it('leads from an unknown address to the root', async () => {
  const { user, address } = renderScreen(<NotFound />, { route: '/nowhere' });
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(address()).toBe('/');
});
