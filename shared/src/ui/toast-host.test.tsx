import { act, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '@payung/shared/ui/toast.ts';
import { ToastHost } from './toast-host.tsx';

afterEach(() => {
  vi.useRealTimers();
});

// Without animations: happy-dom never ends them.
const host = (
  <ConfigProvider theme={{ token: { motion: false } }}>
    <ToastHost />
  </ConfigProvider>
);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows a toast for one second, at the top, without a progress bar [SHELL-045]', async () => {
  vi.useFakeTimers();
  const { container } = render(host);
  act(() => toast.success('link copied'));
  await pass(500);
  expect(screen.getByText('link copied')).toBeTruthy();
  expect(container.querySelector('.ant-message-top')).not.toBeNull();
  expect(container.querySelector('[role=progressbar], .ant-message-notice-progress')).toBeNull();
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
