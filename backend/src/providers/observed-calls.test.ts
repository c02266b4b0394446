import { expect, it } from 'vitest';
import type { NewSpan, Tracing } from '@payung/shared/trace/tracing.ts';
import { beginSpan, insideTrace } from '#core/tracing/current-trace.ts';
import { observed } from './observed-calls.ts';
import type { CallFacts } from './observed-calls.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Keeps the spans that are begun, and how they end. */
const recorded = () => {
  const spans: (NewSpan & { isFailed?: boolean | undefined })[] = [];
  const tracing: Tracing = {
    begin: (span) => {
      const kept: (typeof spans)[number] = { ...span };
      spans.push(kept);
      return {
        traceId: span.of.traceId,
        spanId: `span-${spans.length}`,
        end: (end = {}) => {
          kept.isFailed = end.isFailed ?? false;
        },
      };
    },
    close: () => Promise.resolve(),
  };
  return { spans, tracing };
};

const calls: CallFacts[] = [];
const provider = observed(
  {
    name: 'DOKU',
    pay: (invoice: string) => {
      beginSpan(() => ['select invoices', {}])?.end();
      return Promise.resolve(`paid ${invoice}`);
    },
    read: (why: Error) => Promise.reject(why),
  },
  ['payment', (call, seconds) => calls.push({ ...call, ...(seconds >= 0 ? {} : { provider: 'no time' }) })],
  ['pay', 'read'],
);

const attributes = (operation: string) => ({
  'payung.provider': 'payment',
  'payung.operation': operation,
});

it('times calls by what came of them, as spans that name provider and operation alone', async () => {
  const { spans, tracing } = recorded();
  await insideTrace({ traceId: TRACE, tracing, spanId: 'of the call' }, async () => {
    expect([provider.name, await provider.pay('INV-628123456789')]).toEqual([
      'DOKU',
      'paid INV-628123456789',
    ]);
    await expect(provider.read(new Error('refused with 500'))).rejects.toThrow('refused with 500');
    const late = new Error('does not answer', { cause: new DOMException('late', 'TimeoutError') });
    await expect(provider.read(late)).rejects.toBe(late);
  });
  expect(calls).toEqual([
    { provider: 'payment', operation: 'pay', outcome: 'ok' },
    { provider: 'payment', operation: 'read', outcome: 'failed' },
    { provider: 'payment', operation: 'read', outcome: 'timeout' },
  ]);
  expect(
    spans.map(({ name, of: { traceId, spanId }, isFailed }) => [name, traceId, spanId, isFailed]),
  ).toEqual([
    ['payment pay', TRACE, 'of the call', false],
    ['select invoices', TRACE, 'span-1', false],
    ['payment read', TRACE, 'of the call', true],
    ['payment read', TRACE, 'of the call', true],
  ]);
  expect(spans.map((span) => span.attributes)).toEqual([
    attributes('pay'),
    {},
    attributes('read'),
    attributes('read'),
  ]);
});
