import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Clock } from '#clock.ts';
import { listenAgain } from '#providers/listen-again.ts';
import { startPaymentSandbox } from './sandbox-server.ts';
import type { PaymentSandbox } from './sandbox-server.ts';

/** The demo's payment provider, at the address it had last time: checkout pages outlive a restart. */
export const startSandboxIn = (data: string, secret: string, clock: Clock): Promise<PaymentSandbox> => {
  const file = path.join(data, 'payment-sandbox.json');
  const secretKey = `SK-${createHmac('sha256', secret).update('payment sandbox').digest('hex')}`;
  return listenAgain(path.join(data, 'payment-sandbox.port'), async (port) => {
    const sandbox = await startPaymentSandbox({ clientId: 'MCH-0001-DEMO', secretKey, clock, file, port });
    return { ...sandbox, url: sandbox.settings.baseUrl };
  });
};
