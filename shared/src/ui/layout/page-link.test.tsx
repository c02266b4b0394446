import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageLink } from './page-link.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <PageLink to="/kites">Kites</PageLink> }]);
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link', { name: 'Kites' }) };
};
const paint = () => act(() => vi.advanceTimersByTimeAsync(17));

it('opens its page after the picture that shows the press', async () => {
  const { router, link } = open();
  expect(fireEvent.click(link)).toBe(false);
  expect(router.state.location.pathname).toBe('/');
  await paint();
  expect(router.state.location.pathname).toBe('/kites');
  expect(router.state.historyAction).toBe('PUSH');
  fireEvent.click(link);
  await paint();
  expect(router.state.historyAction).toBe('REPLACE');
});

it('leaves a click for another tab to the browser', async () => {
  const { router, link } = open();
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  await paint();
  expect(router.state.location.pathname).toBe('/');
});
