import { PAGE_REPORT_PATH, PAGE_TOKEN_META } from '@payung/shared/page-report.ts';
import type { PageReport } from '@payung/shared/page-report.ts';

const MINUTE_MS = 60_000;
const MAX_PER_MINUTE = 20;
const MAX_WAITING = 20;
const MAX_REASON = 200;

/** Sends one report; rejects when it could not leave the device. */
type Send = (body: string) => Promise<unknown>;

interface Connection {
  readonly send: Send;
  /** Id of the route that is shown. */
  readonly route: () => string | undefined;
}

const post: Send = (body) =>
  fetch(PAGE_REPORT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    // It does not identify the user, and is sent although the page is being left.
    credentials: 'omit',
    keepalive: true,
  });

const pageToken = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_TOKEN_META}"]`)?.content;

/** What one page reports to the operator. */
export const createPageReports = () => {
  const token = pageToken();
  let connection: Connection | undefined;
  let waiting: readonly PageReport[] = [];
  let sentAt: readonly number[] = [];
  const known = new Set<string>();

  const flush = (): void => {
    if (connection === undefined) return;
    const reports = waiting;
    waiting = [];
    for (const report of reports) {
      connection.send(JSON.stringify(report)).catch(() => {
        waiting = [...waiting, { ...report, unsure: true as const }].slice(-MAX_WAITING);
      });
    }
  };

  /** Sends it to the operator, once for each page and reason; kept in memory while the device is offline. */
  const sendReport = (report: Omit<PageReport, 'route' | 'token'>): void => {
    const isOpened = report.kind === 'opened';
    // It would count nothing.
    if (isOpened && token === undefined) return;
    // Once, wherever it is: a release, not a page of it.
    const route = isOpened ? undefined : connection?.route();
    const full: PageReport = {
      ...report,
      reason: report.reason.slice(0, MAX_REASON),
      ...(route === undefined ? {} : { route }),
      ...(token === undefined ? {} : { token }),
    };
    const body = JSON.stringify(full);
    const now = performance.now();
    sentAt = sentAt.filter((at) => now - at < MINUTE_MS);
    if (known.has(body) || sentAt.length >= MAX_PER_MINUTE) return;
    known.add(body);
    sentAt = [...sentAt, now];
    waiting = [...waiting, full].slice(-MAX_WAITING);
    flush();
  };

  /** From now on reports are sent; those from before are sent now. Returns the function that stops it. */
  const connectReports = (route: Connection['route'], send: Send = post): (() => void) => {
    connection = { send, route };
    window.addEventListener('online', flush);
    flush();
    return () => window.removeEventListener('online', flush);
  };

  return { sendReport, connectReports };
};

export type PageReports = ReturnType<typeof createPageReports>;
