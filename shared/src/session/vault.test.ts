import { createStore, entries } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import {
  readVault,
  removeFromVault,
  vaultNames,
  wipeVault,
  writeVault,
} from '@payung/shared/session/vault.ts';

const stored = () =>
  entries<string, { iv: Uint8Array; data: ArrayBuffer }>(createStore('payung-vault', 'entries'));

it('gives back what was put in, after a reload too', async () => {
  await writeVault('draft', { name: 'Budi', when: null });
  await expect(readVault('draft')).resolves.toEqual({ name: 'Budi', when: null });
  await removeFromVault('draft');
  await expect(readVault('draft')).resolves.toBeUndefined();
});

it('holds nothing readable, under a key that cannot be exported', async () => {
  await writeVault('draft', { idCard: '3174012005900001' });
  const [[, sealed] = []] = await stored();
  expect(new TextDecoder().decode(sealed?.data)).not.toContain('3174012005900001');
  const [[, key] = []] = await entries<string, CryptoKey>(createStore('payung-keys', 'keys'));
  expect(key?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key!)).rejects.toThrow('not extractable');
});

it('opens nothing after a wipe', async () => {
  await writeVault('draft', 'secret');
  await wipeVault();
  expect(await vaultNames()).toEqual([]);
  await expect(readVault('draft')).resolves.toBeUndefined();
  await writeVault('draft', 'next');
  await expect(readVault('draft')).resolves.toBe('next');
});

it('does not bring back what was being written while it was wiped', async () => {
  const writing = writeVault('draft', 'secret');
  await wipeVault();
  await writing;
  await expect(readVault('draft')).resolves.toBeUndefined();
});

it('does not bring back what was being written while it was removed', async () => {
  const writing = writeVault('draft', 'typed before it was saved');
  await removeFromVault('draft');
  await writing;
  await expect(readVault('draft')).resolves.toBeUndefined();
});

it('keeps what was written last, also when it is sealed first', async () => {
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
