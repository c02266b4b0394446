import { createStore, entries } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readVault,
  removeFromVault,
  unstoredNames,
  vaultNames,
  wipeVault,
  writeVault,
} from '@payung/shared/session/vault.ts';
import { askVault, reopenVault } from '@payung/shared/session/vault-database.ts';

const outcome = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    () => 'given up',
  );

const stored = () =>
  entries<string, { iv: Uint8Array; data: ArrayBuffer }>(createStore('payung-vault', 'entries'));
const storedNames = async () => (await stored()).map(([name]) => name);

it('reads back a stored value, also after a reload', async () => {
  await writeVault('draft', { name: 'Budi', when: null });
  await expect(readVault('draft')).resolves.toEqual({ name: 'Budi', when: null });
  await removeFromVault('draft');
  await expect(readVault('draft')).resolves.toBeUndefined();
});

it('closes its databases where the page goes away, and opens them again in one that comes back', async () => {
  await writeVault('kept', 'a');
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  dispatchEvent(new Event('pagehide'));
  await expect.poll(() => new Set(close.mock.contexts.map(({ name }) => name)).size).toBe(2);
  close.mockRestore();
  await writeVault('kept', 'b');
  await expect(readVault('kept')).resolves.toBe('b');
});

it('stores encrypted values, under a key that cannot be exported', async () => {
  await writeVault('draft', { idCard: '3174012005900001' });
  const [[, sealed] = []] = await stored();
  expect(new TextDecoder().decode(sealed?.data)).not.toContain('3174012005900001');
  const [[, key] = []] = await entries<string, CryptoKey>(createStore('payung-keys', 'keys'));
  expect(key?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key!)).rejects.toThrow('not extractable');
});

it('reads nothing after a wipe', async () => {
  await writeVault('draft', 'secret');
  await wipeVault();
  expect(await vaultNames()).toEqual([]);
  await expect(readVault('draft')).resolves.toBeUndefined();
  await writeVault('draft', 'next');
  await expect(readVault('draft')).resolves.toBe('next');
});

it('does not store a value whose writing began before a wipe', async () => {
  const writing = writeVault('draft', 'secret');
  await wipeVault();
  await writing;
  await expect(readVault('draft')).resolves.toBeUndefined();
});

it('does not store a value whose writing began before its removal', async () => {
  const writing = writeVault('draft', 'typed before it was saved');
  await removeFromVault('draft');
  await writing;
  await expect(readVault('draft')).resolves.toBeUndefined();
});

it('keeps the value that was written last, also when it is encrypted first', async () => {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const gate = new EventTarget();
  const held = new Promise((resolve) => gate.addEventListener('open', resolve));
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    await held;
    return encrypt(...given);
  });
  const first = writeVault('draft', 'first');
  await writeVault('draft', 'last');
  gate.dispatchEvent(new Event('open'));
  await first;
  await expect(readVault('draft')).resolves.toBe('last');
});

it('stores what a slow database refused once it answers again, the value that was written last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const gate = new EventTarget();
  const slow = outcome(askVault(() => new Promise((resolve) => gate.addEventListener('answer', resolve))));
  await vi.advanceTimersByTimeAsync(2000);
  await expect(slow).resolves.toBe('given up');
  vi.useRealTimers();
  await writeVault('slow', 'first');
  await writeVault('slow', 'last');
  expect(await storedNames()).toEqual([]);
  gate.dispatchEvent(new Event('answer'));
  await expect.poll(storedNames).toEqual(['slow']);
  expect(unstoredNames()).toEqual([]);
  await expect(readVault('slow')).resolves.toBe('last');
});

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('an answer'), ms));

describe('a database of the vault', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(async () => {
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  });

  it('is given up when it does not answer, is not waited for again, and is used again once it answers', async () => {
    const first = outcome(askVault(() => after(5000)));
    await vi.advanceTimersByTimeAsync(2000);
    await expect(first).resolves.toBe('given up');
    await expect(outcome(askVault(() => after(0)))).resolves.toBe('given up');
    await vi.advanceTimersByTimeAsync(3000);
    const next = outcome(askVault(() => after(0)));
    await vi.advanceTimersByTimeAsync(0);
    await expect(next).resolves.toBe('answered');
  });

  it('is not given up because of a long queue', async () => {
    const last = outcome(askVault(() => after(5000)));
    const others = [1500, 3000, 4500].map((ms) => outcome(askVault(() => after(ms))));
    await vi.advanceTimersByTimeAsync(5000);
    await expect(last).resolves.toBe('answered');
    await expect(Promise.all(others)).resolves.toEqual(['answered', 'answered', 'answered']);
  });

  it('is asked a second time after its connection has closed, and no third time', async () => {
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

  it('is asked again after it was reopened, although earlier requests got no answer', async () => {
    const left = outcome(askVault(() => new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(2000);
    await expect(left).resolves.toBe('given up');
    reopenVault();
    const next = outcome(askVault(() => after(0)));
    await vi.advanceTimersByTimeAsync(0);
    await expect(next).resolves.toBe('answered');
  });
});
