import { describe, expect, it } from 'vitest';
import { newSpanId, newTraceId, readTraceHeader, shortReference, traceHeader } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('the trace header', () => {
  it('is written and read as W3C Trace Context says', () => {
    expect(traceHeader({ traceId: TRACE, spanId: SPAN })).toBe(
      '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    );
    expect(readTraceHeader(`00-${TRACE}-${SPAN}-00`)).toEqual({ traceId: TRACE, spanId: SPAN });
    // Of a later version, which may say more.
    expect(readTraceHeader(`01-${TRACE}-${SPAN}-01-more`)).toEqual({ traceId: TRACE, spanId: SPAN });
  });

  it.each([
    undefined,
    ['00', TRACE],
    '',
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01x`,
    `00-${TRACE}-${SPAN}`,
    ` 00-${TRACE}-${SPAN}-01`,
  ])('is not believed where it is wrong: %j', (header) => {
    expect(readTraceHeader(header)).toBeUndefined();
  });
});

it('makes ids of the length that the header asks for, another one each time', () => {
  const made = Array.from({ length: 100 }, () => ({ traceId: newTraceId(), spanId: newSpanId() }));
  for (const each of made) expect(readTraceHeader(traceHeader(each))).toEqual(each);
  expect(new Set(made.map(({ traceId }) => traceId)).size).toBe(100);
});

it('shows the first twelve digits to people', () => {
  expect(shortReference(TRACE)).toBe('4bf92f3577b3');
});
