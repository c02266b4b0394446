import type { Credentials, Parts, Wire } from 'backend/testing/caller.ts';
import type { SendCall } from './wire-caller.ts';

export interface MeasuredCalls {
  /** The reply of a call that succeeded; whatever else comes is noted as an error, and throws. */
  readonly call: (who: Credentials, name: string, parts?: Parts) => Promise<Wire>;
  /** Each kind of error once, with how often it came. */
  readonly errors: () => readonly string[];
  readonly lines: (seconds: number) => readonly string[];
  /** In milliseconds, of all calls that do not wait on purpose. */
  readonly p99: () => number;
}

/** Another answer than the one that the person expected: noted already. */
export class UnexpectedAnswer extends Error {}

/** These wait on purpose, so that their time says nothing about their work. */
const CONSTANT_TIME = new Set(['sendOtp', 'verifyOtp']);
const SLOWEST = 5;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const p99Of = (ms: readonly number[]): number =>
  quantile(
    ms.toSorted((one, other) => one - other),
    0.99,
  );

const times = (ms: readonly number[]): string => {
  const sorted = ms.toSorted((one, other) => one - other);
  const [half, most, nearlyAll] = [0.5, 0.95, 0.99].map((share) => quantile(sorted, share).toFixed(0));
  return `p50 ${half} ms, p95 ${most} ms, p99 ${nearlyAll} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
};

export const measureCalls = (send: SendCall): MeasuredCalls => {
  const byName = new Map<string, number[]>();
  const errors = new Map<string, { readonly said: Wire; times: number }>();
  const call: MeasuredCalls['call'] = async (who, name, parts) => {
    const { status, reply, ms } = await send(who, name, parts);
    byName.set(name, [...(byName.get(name) ?? []), ms]);
    if (status === 200) return reply;
    const error = status === 0 ? `${name} was not answered in 30 s` : `${name} answered ${status}`;
    const known = errors.get(error) ?? { said: reply, times: 0 };
    known.times += 1;
    errors.set(error, known);
    throw new UnexpectedAnswer(name);
  };
  const working = () => [...byName].filter(([name]) => !CONSTANT_TIME.has(name));
  const lines = (seconds: number): readonly string[] => {
    const names = working();
    const all = names.flatMap(([, ms]) => ms);
    const codes = [...byName].flatMap(([name, ms]) => (CONSTANT_TIME.has(name) ? ms : []));
    const slowest = names
      .map(([name, ms]) => ({
        name,
        ms,
        p99: p99Of(ms),
      }))
      .toSorted((one, other) => other.p99 - one.p99)
      .slice(0, SLOWEST);
    return [
      `${all.length} calls, ${(all.length / seconds).toFixed(0)} a second: ${times(all)}`,
      `${codes.length} calls for codes, which take 80 ms at least: ${times(codes)}`,
      ...slowest.map(({ name, ms }) => `  ${name} (${ms.length}): ${times(ms)}`),
    ];
  };
  return {
    call,
    lines,
    p99: () => p99Of(working().flatMap(([, ms]) => ms)),
    errors: () =>
      [...errors].map(
        ([error, { said, times: often }]) => `${error}, ${often} times: ${JSON.stringify(said)}`,
      ),
  };
};
