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
