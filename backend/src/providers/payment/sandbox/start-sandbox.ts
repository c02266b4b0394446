import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Clock } from '#clock.ts';
import { startPaymentSandbox } from './sandbox-server.ts';
import type { PaymentSandbox } from './sandbox-server.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const portIn = (file: string): number =>
  fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) || 0 : 0;

/** The demo's payment provider, at the address it had last time: checkout pages outlive a restart. */
export const startSandboxIn = async (data: string, secret: string, clock: Clock): Promise<PaymentSandbox> => {
  const file = path.join(data, 'payment-sandbox.json');
  const portFile = path.join(data, 'payment-sandbox.port');
  const secretKey = `SK-${createHmac('sha256', secret).update('payment sandbox').digest('hex')}`;
  const start = (port: number) =>
    startPaymentSandbox({ clientId: 'MCH-0001-DEMO', secretKey, clock, file, port });
  const sandbox = await start(portIn(portFile)).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    return start(0);
  });
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  fs.writeFileSync(portFile, new URL(sandbox.settings.baseUrl).port);
  return sandbox;
};
