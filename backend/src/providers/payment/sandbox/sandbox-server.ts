import fastify from 'fastify';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Clock } from '#clock.ts';
import type { DokuSettings } from '#environment.ts';
import { notify } from './notify.ts';
import { openOrderBook } from './orders.ts';
import type { SandboxOrder } from './orders.ts';
import type { Switch } from './sandbox-page.ts';
import { registerSandboxApi } from './sandbox-api.ts';
import { registerSandboxPage } from './sandbox-page.ts';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { listenOnLastPort } from '#providers/rebind-port.ts';

interface SandboxOptions {
  readonly clientId: string;
  readonly secretKey: string;
  readonly clock: Clock;
  readonly port?: number;
  /** Where orders are kept between starts; in memory without it. */
  readonly file?: string;
  readonly lateMs?: number;
  readonly pagesUrl?: string | undefined;
}

export interface PaymentSandbox {
  readonly settings: DokuSettings;
  /** Answers a request without the network. */
  readonly answer: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Sends at once what a checkout page asked to be sent late. */
  readonly sendLate: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const ONE_MINUTE_MS = 60_000;

/** Speaks DOKU Checkout's protocol, so that the real client and verifier run in the demo and in every test. */
export const startPaymentSandbox = async (options: SandboxOptions): Promise<PaymentSandbox> => {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const orders = openOrderBook(options.file);
  const late = new Map<NodeJS.Timeout, () => Promise<unknown>>();
  const { clientId, secretKey, pagesUrl } = options;
  const settings = { clientId, secretKey, baseUrl: '', ...(pagesUrl === undefined ? {} : { pagesUrl }) };

  // Raw, because signatures are over the bytes as sent.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const current = (order: SandboxOrder | undefined): SandboxOrder | undefined => {
    const isExpired = order?.status === 'PENDING' && new Date(order.expiresAt) <= options.clock.now();
    return order && isExpired ? { ...order, status: 'EXPIRED' } : order;
  };

  const tell = async (order: SandboxOrder, chosen: ReadonlySet<Switch>): Promise<void> => {
    const faults = {
      hasWrongSignature: chosen.has('wrongSignature'),
      hasWrongAmount: chosen.has('wrongAmount'),
    };
    const send = async (): Promise<void> => {
      await notify({ settings, clock: options.clock }, order, faults);
      if (chosen.has('twice')) await notify({ settings, clock: options.clock }, order, faults);
    };
    if (chosen.has('drop')) return;
    if (!chosen.has('late')) return await send();
    const timer = setTimeout(() => {
      late.delete(timer);
      void send();
    }, options.lateMs ?? ONE_MINUTE_MS);
    late.set(timer, send);
  };

  registerSandboxApi(app, { orders, settings, clock: options.clock, current });
  registerSandboxPage(app, { orders, current, tell });
  const baseUrl = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  settings.baseUrl = baseUrl;

  const sendLate = async (): Promise<void> => {
    const waiting = [...late];
    late.clear();
    for (const [timer] of waiting) clearTimeout(timer);
    await Promise.all(waiting.map(([, send]) => send()));
  };
  const close = async (): Promise<void> => {
    for (const [timer] of late) clearTimeout(timer);
    await app.close();
  };
  return { settings, answer: (request) => app.inject(request), sendLate, close };
};

interface SandboxStart extends Pick<SandboxOptions, 'clock' | 'pagesUrl'> {
  readonly secret: string;
}

/** The demo's payment provider, at the address it had last time: checkout pages outlive a restart. */
export const startSandboxIn = (
  data: string,
  { secret, clock, pagesUrl }: SandboxStart,
): Promise<PaymentSandbox> => {
  const file = path.join(data, 'payment-sandbox.json');
  const secretKey = `SK-${createHmac('sha256', secret).update('payment sandbox').digest('hex')}`;
  return listenOnLastPort(path.join(data, 'payment-sandbox.port'), async (port) => {
    const sandbox = await startPaymentSandbox({
      clientId: 'MCH-0001-DEMO',
      secretKey,
      clock,
      file,
      port,
      pagesUrl,
    });
    return { ...sandbox, url: sandbox.settings.baseUrl };
  });
};
