import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askVault, reopenVault } from '@payung/shared/session/vault-database.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('an answer'), ms));
const outcome = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    () => 'given up',
  );

it('gives a silent database up, waits for it no second time, and uses it again when it answers', async () => {
  const first = outcome(askVault(() => after(5000)));
  await vi.advanceTimersByTimeAsync(2000);
  await expect(first).resolves.toBe('given up');
  await expect(outcome(askVault(() => after(0)))).resolves.toBe('given up');
  await vi.advanceTimersByTimeAsync(3000);
  const next = outcome(askVault(() => after(0)));
  await vi.advanceTimersByTimeAsync(0);
  await expect(next).resolves.toBe('answered');
});

it('does not take a long queue for silence', async () => {
  const last = outcome(askVault(() => after(5000)));
  const others = [1500, 3000, 4500].map((ms) => outcome(askVault(() => after(ms))));
  await vi.advanceTimersByTimeAsync(5000);
  await expect(last).resolves.toBe('answered');
  await expect(Promise.all(others)).resolves.toEqual(['answered', 'answered', 'answered']);
});

it('asks once more where a connection has closed, and no third time', async () => {
  const ask = vi.fn(() =>
    Promise.reject(new DOMException('The connection is closing.', 'InvalidStateError')),
  );
  await expect(outcome(askVault(ask))).resolves.toBe('given up');
  expect(ask).toHaveBeenCalledTimes(2);
  const mended = vi.fn(() => after(0));
  mended.mockRejectedValueOnce(new DOMException('The connection is closing.', 'InvalidStateError'));
  const answer = outcome(askVault(mended));
  await vi.advanceTimersByTimeAsync(0);
  await expect(answer).resolves.toBe('answered');
});

it('begins anew where it is opened again, whatever was left unanswered', async () => {
  const left = outcome(askVault(() => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(2000);
  await expect(left).resolves.toBe('given up');
  reopenVault();
  const next = outcome(askVault(() => after(0)));
  await vi.advanceTimersByTimeAsync(0);
  await expect(next).resolves.toBe('answered');
});
