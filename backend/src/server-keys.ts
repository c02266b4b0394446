import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createDurably } from './core/database/durable-file.ts';
import type { Environment } from './environment.ts';
import { newKeyPair } from './providers/partner/partner-client.ts';
import { newPushKey } from './providers/push/push-client.ts';
import type { SandboxKeys } from './providers/partner/sandbox/sandbox-server.ts';

const randomKey = (): string => randomBytes(32).toString('hex');

const partnerKeys = (): string =>
  JSON.stringify({ signing: newKeyPair(), encryption: newKeyPair(), notice: newKeyPair() });

class UnreadableKey extends Error {
  constructor(file: string) {
    super(
      `${file} does not hold a key. Restore it from a backup; remove it only where nothing was kept yet.`,
    );
    this.name = 'UnreadableKey';
  }
}

const kept = (data: string, name: string, makeKey = randomKey): string => {
  const file = path.join(data, name);
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  // Of two processes that start together, one makes the key and both read the same.
  if (!fs.existsSync(file)) createDurably(file, makeKey());
  const key = fs.readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new UnreadableKey(file);
  return key;
};

/** The key behind every hash and seal. In live mode it is given; the demo makes one and keeps it. */
export const serverSecret = (environment: Environment): string =>
  environment.secret ?? kept(environment.data, 'server.key');

/** Opens the page with the sent messages; only the demo has it. */
export const testerToken = (environment: Environment): string => kept(environment.data, 'tester.key');

/** Signs notices to browsers. In live mode it is given, or there are none; the demo makes one and keeps it. */
export const pushKey = ({ byMode, pushKey: given, data }: Environment): string | undefined =>
  given ?? (byMode.makesKeys ? kept(data, 'push.key', newPushKey) : undefined);

/** The keys of the demo's hand-overs; in live mode ours and the partner's are given. */
export const sandboxPartnerKeys = ({ data }: Pick<Environment, 'data'>): SandboxKeys =>
  JSON.parse(kept(data, 'partner.keys', partnerKeys)) as SandboxKeys;
