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

it('sends a report later that it could not send: before it is connected, and offline', async () => {
  const sent: string[] = [];
  let isOnline = true;
  const { connectReports, sendReport } = createPageReports();
  sendReport(report('early'));
  const disconnect = connectReports(
    () => undefined,
    (body) => (isOnline ? collect(sent)(body) : Promise.reject(new Error('offline'))),
  );
  onTestFinished(disconnect);
  isOnline = false;
  sendReport(report('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['early']);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual(['early', 'offline']);
});
