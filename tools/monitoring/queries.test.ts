import { expect, it } from 'vitest';
import { namedMetrics, printedMetrics } from './queries.ts';

it('finds metrics, labels and values in a query', () => {
  const query =
    'sum by (lane, le) (rate(some_total{lane!="codes",state=~"late|gaveUp"}[5m])) > 2e9 * max(other offset 1d)';
  const grouped = [{ name: 'lane' }, { name: 'le' }];
  expect(namedMetrics(query)).toEqual([
    {
      metric: 'some_total',
      labels: [
        ...grouped,
        { name: 'lane', value: 'codes' },
        { name: 'state', value: 'late' },
        { name: 'state', value: 'gaveUp' },
      ],
    },
    { metric: 'other', labels: grouped },
  ]);
});

it('reads what a server prints', () => {
  const page =
    '# TYPE some_total counter\nsome_total{lane="codes",state="late"} 0\nsome_total{lane="mails"} 1\nup 1';
  const printed = printedMetrics([page]);
  expect([...printed.keys()]).toEqual(['some_total', 'up']);
  expect([...(printed.get('some_total')?.get('lane') ?? [])]).toEqual(['codes', 'mails']);
});
