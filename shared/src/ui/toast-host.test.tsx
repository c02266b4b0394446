import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '@payung/shared/ui/toast.ts';
import { ToastHost } from './toast-host.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const host = <ToastHost />;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows a toast for one second, at the top, without a progress bar [SHELL-045]', async () => {
  vi.useFakeTimers();
  render(host);
  act(() => toast.success('link copied'));
  await pass(500);
  expect(screen.getByText('link copied')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('link copied');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await pass(400);
  expect(screen.queryByText('link copied')).not.toBeNull();
  await pass(200);
  expect(screen.queryByText('link copied')).toBeNull();
});

it('shows a toast that was sent before the host was mounted', async () => {
  vi.useFakeTimers();
  toast.error('Request failed');
  render(host);
  await pass(100);
  expect(screen.getByText('Request failed')).toBeTruthy();
});

it.each([
  ['that lies there', 20, '76px'],
  ['that lies below', 400, '0px'],
  ['that was scrolled away', -80, '0px'],
])('covers no field with the focus %s', async (_where, fieldTop, top) => {
  vi.useFakeTimers();
  render(
    <>
      {host}
      <input aria-label="Name" />
    </>,
  );
  const field = screen.getByLabelText('Name');
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, fieldTop, 300, 48));
  vi.spyOn(screen.getByRole('status'), 'scrollHeight', 'get').mockReturnValue(60);
  field.focus();
  act(() => toast.success('link copied'));
  await pass(100);
  expect(screen.getByRole('status').style.top).toBe(top);
});

it('shows the newest success, and each problem once', () => {
  render(host);
  act(() => {
    toast.success('Quote updated');
    toast.error('Request failed');
    toast.error('Request failed');
    toast.success('Quick quote created');
  });
  const shown = [...screen.getByRole('status').children].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Request failed', 'Quick quote created']);
});
