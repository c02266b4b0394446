import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { PageReport } from '@payung/shared/page-report.ts';
import { createPageReports } from './page-reports.ts';

const report = (reason: string): Omit<PageReport, 'route'> => ({
  kind: 'failed',
  owner: 'mfe-kite',
  version: '1.0.0',
  build: 'ab12cd34ef',
  reason,
});

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('posts a report without cookies, also when the page is being left', () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetch);
  const { connectReports, sendReport } = createPageReports();
  onTestFinished(connectReports(() => 'mfe-kite.fly'));
  sendReport(report('LoadError remoteEntry.js'));
  expect(fetch.mock.calls).toEqual([
    [
      '/app/reports',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"kind":"failed","owner":"mfe-kite","version":"1.0.0","build":"ab12cd34ef","reason":"LoadError remoteEntry.js","route":"mfe-kite.fly"}',
        credentials: 'omit',
        keepalive: true,
      },
    ],
  ]);
});

const opened = {
  kind: 'opened',
  owner: 'shell',
  version: '1.9.3',
  build: 'shellbuild',
  reason: '',
} as const;

const withToken = (): void => {
  const meta = document.createElement('meta');
  meta.name = 'page-token';
  meta.content = 'token-of-the-page';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
};

it('sends the token of the page, and once for each release that a screen of it was shown', () => {
  withToken();
  const sent: unknown[] = [];
  let route = '';
  const { connectReports, sendReport } = createPageReports();
  onTestFinished(
    connectReports(
      () => route,
      (body) => Promise.resolve(sent.push(JSON.parse(body))),
    ),
  );
  for (let turn = 0; turn < 2; turn += 1) {
    route = `mfe-kite.${turn}`;
    sendReport(opened);
    sendReport({ ...report(''), kind: 'opened' });
  }
  sendReport(report('TypeError'));
  const token = 'token-of-the-page';
  expect(sent).toEqual([
    { ...opened, token },
    { ...report(''), kind: 'opened', token },
    { ...report('TypeError'), route, token },
  ]);
});

it('does not say that a screen was shown in a page without a token', () => {
  const sent: string[] = [];
  const { connectReports, sendReport } = createPageReports();
  onTestFinished(connectReports(() => undefined, collect(sent)));
  sendReport(opened);
  expect(sent).toEqual([]);
});

const collect = (sent: string[]) => (body: string) => {
  sent.push((JSON.parse(body) as PageReport).reason);
  return Promise.resolve();
};

it('sends an equal report once, 20 reports a minute, and at most 200 characters of each reason', () => {
  const sent: string[] = [];
  const { connectReports, sendReport } = createPageReports();
  onTestFinished(connectReports(() => undefined, collect(sent)));
  for (let turn = 0; turn < 3; turn += 1) {
    for (let number = 1; number <= 25; number += 1) sendReport(report(`reason ${number}`));
  }
  expect(sent).toHaveLength(20);
  expect(new Set(sent).size).toBe(20);
  vi.advanceTimersByTime(60_000);
  sendReport(report('reason 1'));
  sendReport(report('x'.repeat(300)));
  expect(sent.slice(20)).toEqual(['x'.repeat(200)]);
});

it('sends a report later that it could not send, and says so of one that the connection held up', async () => {
  const sent: unknown[] = [];
  let isOnline = true;
  const { connectReports, sendReport } = createPageReports();
  sendReport(report('early'));
  const disconnect = connectReports(
    () => undefined,
    (body) =>
      isOnline ? Promise.resolve(sent.push(JSON.parse(body))) : Promise.reject(new Error('offline')),
  );
  onTestFinished(disconnect);
  isOnline = false;
  sendReport(report('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([report('early')]);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual([report('early'), { ...report('offline'), unsure: true }]);
});
