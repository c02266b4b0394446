import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_SLOTS } from 'backend/areas/lanes.ts';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { PAGE_REPORT_KINDS } from '@payung/shared/page-report.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { namedMetrics, printedMetrics } from './queries.ts';
import { startWatchedPlatform } from './watched-platform.ts';
import type { WatchedPlatform } from './watched-platform.ts';

// The database of the backend is made first.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const read = (file: string): string => fs.readFileSync(path.join(repositoryRoot, 'docs', file), 'utf8');
const { groups } = parse(read('monitoring/alerts.yaml')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('monitoring/dashboard.json')) as { readonly panels: readonly Panel[] };

const QUERIES: readonly (readonly [name: string, query: string])[] = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Values that a label can have although nothing of the kind has happened in this test. */
const OTHER_VALUES: Readonly<Record<string, readonly string[]>> = {
  'page_reports_total kind': PAGE_REPORT_KINDS,
  'page_reports_total owner': ['unknown'],
  'payung_edge_request_seconds_count status': ['5xx'],
  'payung_provider_seconds_count operation': ['createCheckout'],
  'payung_provider_seconds_count outcome': ['ok'],
  'payung_job_seconds_count outcome': ['failed'],
  'payung_job_seconds_count lane': Object.keys(DEFAULT_SLOTS),
};

let platform: WatchedPlatform;
let printed: ReturnType<typeof printedMetrics>;

/** What has a series only once it has happened: a request, a report of a page, a call to a provider, a job. */
const happen = async ({ edge, backend }: WatchedPlatform): Promise<void> => {
  await fetch(`${edge.url}/api/user/provinces`);
  await fetch(`${edge.url}/api/nowhere`);
  const report = {
    kind: 'error',
    owner: 'shell',
    version: '1.0.0',
    build: 'ssssssssss',
    reason: 'TypeError',
  };
  await fetch(`${edge.url}/app/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
  await backend.services.payments.readStatus('INV-0').catch(() => undefined);
  const code = { kind: 'sendOtp', phone: '6281200000001', code: 123_456, language: 'en' } as const;
  await backend.services.db.transaction().execute((tx) => backend.services.enqueue(tx, code));
  await backend.work.drain();
};

beforeAll(async () => {
  platform = await startWatchedPlatform();
  await happen(platform);
  const pages = await Promise.all(
    [platform.edge.url, platform.backend.url].map((url) =>
      fetch(`${url}/metrics`).then((page) => page.text()),
    ),
  );
  printed = printedMetrics(pages);
});
afterAll(() => platform.stop());

describe.each(QUERIES)('%s', (_name, query) => {
  it('asks for metrics that edges or backends print, by labels and values that they have', () => {
    const named = namedMetrics(query);
    expect(named.length).toBeGreaterThan(0);
    for (const { metric, labels } of named) {
      expect([...printed.keys()]).toContain(metric);
      for (const { name, value } of labels) {
        const values = printed.get(metric)?.get(name);
        expect([...(printed.get(metric)?.keys() ?? [])], metric).toContain(name);
        if (value === undefined) continue;
        const possible = [...(values ?? []), ...(OTHER_VALUES[`${metric} ${name}`] ?? [])];
        expect(possible, `${metric} ${name}`).toContain(value);
      }
    }
  });
});

it('leads from every alert to a row of "At night", and says how urgent it is', () => {
  const [, night = ''] = read('operations.md').split('## At night\n');
  const rows = [...night.matchAll(/^\| ([^|]+) \|/gm)].map(([, what = '']) => what);
  const lost = rules.filter(({ annotations }) => !rows.some((row) => row.startsWith(annotations.runbook)));
  expect(lost.map(({ alert, annotations }) => [alert, annotations.runbook])).toEqual([]);
  expect(new Set(rules.map(({ labels }) => labels.severity))).toEqual(new Set(['page', 'ticket']));
  expect(rules.filter(({ annotations }) => annotations.summary === '')).toEqual([]);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
