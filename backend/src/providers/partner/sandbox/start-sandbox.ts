import path from 'node:path';
import type { Clock } from '#clock.ts';
import { listenAgain } from '#providers/listen-again.ts';
import { startPartnerSandbox } from './sandbox-server.ts';
import type { PartnerSandbox, PartnerSandboxOptions, SandboxKeys } from './sandbox-server.ts';

interface SandboxStart extends Pick<PartnerSandboxOptions, 'retryUrl' | 'noticeUrl'> {
  readonly keys: SandboxKeys;
  readonly clock: Clock;
}

/** The demo's partner, at the address it had last time: its pages outlive a restart. */
export const startPartnerSandboxIn = (data: string, start: SandboxStart): Promise<PartnerSandbox> => {
  const file = path.join(data, 'partner-sandbox.json');
  return listenAgain(path.join(data, 'partner-sandbox.port'), async (port) => {
    const sandbox = await startPartnerSandbox({ ...start, issuer: 'payung-demo', file, port });
    return { ...sandbox, url: sandbox.settings.url };
  });
};
