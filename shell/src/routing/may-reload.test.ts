import { afterEach, expect, it, vi } from 'vitest';
import { followWrite } from '@payung/shared/writes.ts';
import { deviceStorage, tabStorage } from '@payung/shared/session/browser-storage.ts';
import { ANSWER_PREFIX } from '@payung/shared/session/forget.ts';
import { wipeVault, writeVault } from '@payung/shared/session/vault.ts';
import { mayReload } from './may-reload.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is allowed when nothing would be lost', () => {
  expect(mayReload(undefined)).toBe(true);
  expect(mayReload(null)).toBe(true);
});

it('waits until a call that changes something is answered', async () => {
  const server = new EventTarget();
  const call = followWrite(new Promise((resolve) => server.addEventListener('answer', resolve)));
  expect(mayReload(null)).toBe(false);
  server.dispatchEvent(new Event('answer'));
  await call;
  expect(mayReload(null)).toBe(true);
  await followWrite(Promise.reject(new Error('refused'))).catch(() => undefined);
  expect(mayReload(null)).toBe(true);
});

it('waits until what was typed is stored, and is refused where the browser stores nothing', async () => {
  const storing = writeVault('draft:agent-7:kite/form', 'Budi');
  expect(mayReload(null)).toBe(false);
  await storing;
  expect(mayReload(null)).toBe(true);
  vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('refused'));
  await writeVault(`${ANSWER_PREFIX}kite`, 'can be read again');
  expect(mayReload(null)).toBe(true);
  await writeVault('draft:agent-7:kite/form', 'Budi S');
  expect(mayReload(null)).toBe(false);
  await wipeVault();
});

it.each([
  ['device', deviceStorage, 'localStorage'],
  ['tab', tabStorage, 'sessionStorage'],
] as const)('is refused while what the %s keeps lives in the page alone', (_name, storage, refusing) => {
  vi.stubGlobal(refusing, null);
  storage.write('payung.kite', 'flies');
  expect(mayReload(null)).toBe(false);
  storage.write('payung.kite', undefined);
  expect(mayReload(null)).toBe(true);
});
