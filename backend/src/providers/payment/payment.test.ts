import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { errorFacts } from '#core/jobs/error-facts.ts';
import type { CheckoutOrder, PaymentProvider } from '#providers/payment/payment-provider.ts';
import { testClock } from '#testing/test-clock.ts';
import { createDokuClient } from './doku-client.ts';
import { PaymentProviderUnavailable } from './payment-provider.ts';
import { startPaymentSandbox } from './sandbox/sandbox-server.ts';
import type { PaymentSandbox } from './sandbox/sandbox-server.ts';

const TARGET = '/api/payment/notification';
const clock = testClock();
let sandbox: PaymentSandbox;
let merchantUrl: string;
let heard: ReturnType<PaymentProvider['verifyNotification']>[];
let closeMerchant: () => void;

const client = (settings = sandbox.settings) =>
  createDokuClient(settings, clock, () => `${merchantUrl}${TARGET}`);

const order = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  invoiceNumber: 'INV-1',
  amount: 1_250_000,
  requestId: 'request-1',
  dueMinutes: 1440,
  language: 'id',
  customer: { name: 'Siti <Rahma>', email: 'siti@example.com', phone: '6281200000001' },
  returnUrl: `${merchantUrl}/paymentresponse`,
  lineItems: [{ name: 'Kite', price: 1_250_000, quantity: 1 }],
  ...changes,
});

/** What a tester does on the checkout page. */
const press = (url: string, action: string, ...switches: string[]) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action, ...Object.fromEntries(switches.map((name) => [name, 'on'])) }),
  });

beforeEach(async () => {
  clock.set('2026-01-15T03:00:00.000Z');
  heard = [];
  const merchant = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const notification = {
        headers: request.headers,
        rawBody: Buffer.concat(parts),
        target: request.url ?? '',
      };
      heard.push(client().verifyNotification(notification));
      response.end();
    });
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
  closeMerchant = () => void merchant.close();
  sandbox = await startPaymentSandbox({ clientId: 'MCH-1', secretKey: 'SK-1', clock });
});

afterEach(async () => {
  await sandbox.close();
  closeMerchant();
});

it('creates a checkout that ends after 24 hours [PAY-016]', async () => {
  const checkout = await client().createCheckout(order());
  expect(checkout.url).toContain(`${sandbox.settings.baseUrl}/checkout-link-v2/`);
  expect(checkout.expiresAt.toISOString()).toBe('2026-01-16T03:00:00.000Z');
});

it('returns the same checkout for the same request', async () => {
  const first = await client().createCheckout(order());
  expect(await client().createCheckout(order())).toEqual(first);
});

it('refuses requests signed with another key', async () => {
  const stranger = client({ ...sandbox.settings, secretKey: 'SK-2' });
  await expect(stranger.createCheckout(order())).rejects.toBeInstanceOf(PaymentProviderUnavailable);
  await expect(stranger.readStatus('INV-1')).rejects.toBeInstanceOf(PaymentProviderUnavailable);
  // What the log says of it.
  const refusal: unknown = await stranger.readStatus('INV-1').catch((error: unknown) => error);
  expect(errorFacts(refusal)).toEqual({ errorKind: 'PaymentProviderUnavailable', errorCode: 'HTTP_400' });
});

it('says with which status a proxy answered in place of the provider', async () => {
  const proxy = createServer((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const behind = client({ ...sandbox.settings, baseUrl });
  const refusal: unknown = await behind.readStatus('INV-1').catch((error: unknown) => error);
  expect(errorFacts(refusal)).toEqual({ errorKind: 'PaymentProviderUnavailable', errorCode: 'HTTP_502' });
});

it('sends the notification of a payment, and the browser back to the merchant', async () => {
  const { url } = await client().createCheckout(order());
  const answer = await press(url, 'pay');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${merchantUrl}/paymentresponse`]);
  expect(heard).toEqual([
    {
      invoiceNumber: 'INV-1',
      requestId: 'request-1',
      paymentId: 'request-1',
      paidAt: new Date('2026-01-15T03:00:00.000Z'),
      amount: 1_250_000,
      status: 'SUCCESS',
    },
  ]);
  expect(await client().readStatus('INV-1')).toMatchObject({ status: 'SUCCESS', amount: 1_250_000 });
});

it('answers the status of a payment whose notification was dropped', async () => {
  const { url } = await client().createCheckout(order());
  expect(await client().readStatus('INV-1')).toMatchObject({ status: 'PENDING', amount: 1_250_000 });
  await press(url, 'pay', 'drop');
  expect(heard).toEqual([]);
  expect(await client().readStatus('INV-1')).toMatchObject({ status: 'SUCCESS', amount: 1_250_000 });
});

it('recognises a notification that comes twice by its original request', async () => {
  const { url } = await client().createCheckout(order());
  await press(url, 'pay', 'twice');
  expect(heard).toMatchObject([{ requestId: 'request-1' }, { requestId: 'request-1' }]);
});

it('sends a late notification when asked to', async () => {
  const { url } = await client().createCheckout(order());
  await press(url, 'pay', 'late');
  expect(heard).toEqual([]);
  await sandbox.sendLate();
  expect(heard).toHaveLength(1);
});

it('refuses a notification with a wrong signature', async () => {
  const { url } = await client().createCheckout(order());
  await press(url, 'pay', 'wrongSignature');
  expect(heard).toEqual([undefined]);
});

it('passes on a validly signed notification with a wrong amount', async () => {
  const { url } = await client().createCheckout(order());
  await press(url, 'pay', 'wrongAmount');
  expect(heard).toMatchObject([{ amount: 1_249_000, status: 'SUCCESS' }]);
});

it('refuses a notification that is a day old', async () => {
  const { url } = await client().createCheckout(order());
  let message: Parameters<ReturnType<typeof client>['verifyNotification']>[0] | undefined;
  const spy = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      message = { headers: request.headers, rawBody: Buffer.concat(parts), target: request.url ?? '' };
      response.end();
    });
  });
  await new Promise<void>((resolve) => spy.listen(0, '127.0.0.1', resolve));
  merchantUrl = `http://127.0.0.1:${(spy.address() as AddressInfo).port}`;
  const other = await client().createCheckout(order({ invoiceNumber: 'INV-2', requestId: 'request-2' }));
  await press(other.url, 'fail');
  spy.close();
  expect(url).not.toBe(other.url);
  expect(client().verifyNotification(message!)).toMatchObject({ status: 'FAILED' });
  clock.advance(86_400);
  expect(client().verifyNotification(message!)).toBeUndefined();
});

it('expires a checkout after 24 hours', async () => {
  const { url } = await client().createCheckout(order());
  clock.advance(1440 * 60);
  expect(await client().readStatus('INV-1')).toMatchObject({ status: 'EXPIRED' });
  await press(url, 'pay');
  expect(heard).toEqual([]);
});

it.each([
  ['id', 'Nomor tagihan'],
  ['en', 'Pay before'],
] as const)('shows the checkout page in %s, with names escaped', async (language, text) => {
  const { url } = await client().createCheckout(order({ language }));
  const page = await (await fetch(url)).text();
  expect(page).toContain(text);
  expect(page).toContain('INV-1');
  expect(page).toContain('Rp 1.250.000');
  expect(page).not.toContain('<Rahma>');
});

it('refuses to send a customer to a foreign page', async () => {
  const foreign = createServer((_request, response) => {
    const answered = {
      order: { amount: '1250000', invoice_number: 'INV-1' },
      payment: { url: 'https://doku.com.evil.example/pay' },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ response: answered }));
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  await expect(client({ ...sandbox.settings, baseUrl }).createCheckout(order())).rejects.toThrow(
    'foreign page',
  );
  foreign.close();
});

it('reports that the provider does not answer when nothing listens', async () => {
  await expect(
    client({ ...sandbox.settings, baseUrl: 'http://127.0.0.1:9' }).createCheckout(order()),
  ).rejects.toThrow('does not answer');
});
