import { expect, it } from 'vitest';
import { currentTrace } from '#core/tracing/current-trace.ts';
import { createBeats } from './beats.ts';
import type { Beat } from './beats.ts';

const HOUR = 3_600_000;
const beatOf = (work: string, run: () => Promise<boolean>, times: Partial<Beat> = {}): Beat => ({
  work,
  everyMs: 1,
  limitMs: HOUR,
  run,
  ...times,
});
const collect = () => {
  const logged: object[] = [];
  return { logged, log: { info: () => undefined, error: (facts: object) => void logged.push(facts) } };
};
const forever = (): Promise<boolean> => new Promise<boolean>(() => undefined);

it('runs each work by its own beat, whether another one hangs or fails, and logs that', async () => {
  const { logged, log } = collect();
  const rounds = { hangs: 0, fails: 0, works: 0 };
  const beats = createBeats(
    [
      beatOf('hangs', () => (rounds.hangs++, forever()), { limitMs: 1 }),
      beatOf('fails', () => (rounds.fails++, Promise.reject(new RangeError('of Siti')))),
      beatOf('works', () => (rounds.works++, Promise.resolve(false))),
    ],
    log,
    1,
  );
  await expect.poll(() => Math.min(...Object.values(rounds)), { interval: 5 }).toBeGreaterThan(2);
  await beats.stop();
  const trace_id = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;
  expect(logged).toContainEqual({ work: 'hangs', trace_id, errorKind: 'TookTooLong' });
  expect(logged).toContainEqual({ work: 'fails', trace_id, errorKind: 'RangeError' });
  expect(logged).not.toContainEqual(expect.objectContaining({ work: 'works' }));
});

it('continues soon with what is left, and otherwise waits for its time', async () => {
  const { log } = collect();
  const left = [true, true, false];
  let rounds = 0;
  const run = (): Promise<boolean> => {
    rounds += 1;
    return Promise.resolve(left.shift() ?? false);
  };
  const beats = createBeats([beatOf('retention', run, { everyMs: HOUR })], log, 1);
  await expect.poll(() => left, { interval: 5 }).toEqual([]);
  await beats.runAll();
  await beats.stop();
  expect(rounds).toBe(4);
});

it('runs each once more after the one that runs, for a clock that was moved', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { log } = collect();
  const rounds: string[] = [];
  const run = async (): Promise<boolean> => {
    rounds.push('begun');
    if (rounds.length === 1) await held;
    rounds.push('ended');
    return false;
  };
  const beats = createBeats([beatOf('payments', run, { everyMs: HOUR })], log, HOUR);
  const first = beats.runAll();
  await expect.poll(() => rounds).toEqual(['begun']);
  const second = beats.runAll();
  letGo();
  await Promise.all([first, second]);
  await beats.stop();
  expect(rounds).toEqual(['begun', 'ended', 'begun', 'ended']);
});

it('says of a failure the trace that its statements belong to, another one each time', async () => {
  const { logged, log } = collect();
  const traces: (string | undefined)[] = [];
  const run = (): Promise<boolean> => {
    traces.push(currentTrace()?.traceId);
    return Promise.reject(new RangeError('no'));
  };
  const beats = createBeats([beatOf('payments', run, { everyMs: HOUR })], log, HOUR);
  await beats.runAll();
  await beats.runAll();
  await beats.stop();
  expect(logged).toEqual(traces.map((trace_id) => ({ work: 'payments', trace_id, errorKind: 'RangeError' })));
  expect(new Set(traces).size).toBe(2);
});
