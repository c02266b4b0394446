import { expect, it, vi } from 'vitest';
import { readShare, startTracing } from './tracing.ts';

const exportSpans = vi.hoisted(() => vi.fn<(parts: object) => object>(() => ({ begin: 'begins' })));
const load = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./export-spans.ts', () => {
  load();
  return { exportSpans };
});

it('loads the library where spans are sent, and otherwise not', async () => {
  const parts = { service: 'payung-edge', onLost: () => undefined };
  expect(await startTracing({ settings: undefined, ...parts })).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  const settings = { endpoint: 'http://collector:4318', share: 1 };
  expect(await startTracing({ settings, ...parts })).toEqual({ begin: 'begins' });
  expect(load).toHaveBeenCalledOnce();
  expect(exportSpans).toHaveBeenCalledExactlyOnceWith({ ...settings, ...parts });
});

it.each([
  ['', 1],
  ['0', 0],
  ['0.25', 0.25],
  ['1.0', 1],
  ['1.1', undefined],
  ['-1', undefined],
  ['all', undefined],
])('reads the part of traces that is sent: %j', (text, share) => {
  expect(readShare(text)).toBe(share);
});
