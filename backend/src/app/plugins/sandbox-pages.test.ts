import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '#start-backend.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const database = useTestDatabase();
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-staging-'));
let staging: Backend;

beforeAll(async () => {
  const variables = {
    PAYUNG_MODE: 'demo',
    PAYUNG_DATA: data,
    PAYUNG_PUBLIC_URL: 'https://staging.payung.test',
    PAYUNG_STAGING_PASSWORD: 'merah jambu 2026',
  };
  staging = await startLoggedBackend(variables, {
    clock: testClock(),
    database: database.opened,
    modules: [kiteModule],
  });
});
afterAll(async () => {
  await staging.stop();
  fs.rmSync(data, { recursive: true, force: true });
});

const checkout = async (invoiceNumber: string): Promise<string> => {
  const { url } = await staging.services.payments.createCheckout({
    requestId: `request-${invoiceNumber}`,
    invoiceNumber,
    amount: 250_000,
    language: 'en',
    returnUrl: 'https://staging.payung.test/app/paymentresponse?quoteId=q1',
    lineItems: [],
    dueMinutes: 60,
    customer: { name: 'Sari', email: 'sari@payung.test', phone: '6281200000001' },
  });
  return url;
};

it('shows the page of the payment sandbox at the public address', async () => {
  const url = await checkout('INV-1');
  expect(url).toMatch(/^https:\/\/staging\.payung\.test\/api\/demo\/payment\/checkout-link-v2\/[\w-]+$/);
  expect(staging.pageFacts.paymentHosts).toEqual(['staging.payung.test']);
  const page = await staging.app.inject(new URL(url).pathname);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('INV-1');
  expect(page.headers['content-security-policy']).toContain("form-action 'self' https://staging.payung.test");
  const style = await staging.app.inject('/api/demo/payment/checkout.css');
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

it('takes what somebody decides there, and sends them back', async () => {
  const answer = await staging.app.inject({
    method: 'POST',
    url: new URL(await checkout('INV-2')).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=pay&drop=on',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    'https://staging.payung.test/app/paymentresponse?quoteId=q1',
  ]);
  expect(await staging.services.payments.readStatus('INV-2')).toMatchObject({
    status: 'SUCCESS',
    amount: 250_000,
  });
});

it('passes on none of the calls of the provider', async () => {
  for (const call of ['checkout/v1/payment', 'orders/v1/status/INV-1']) {
    expect((await staging.app.inject(`/api/demo/payment/${call}`)).statusCode).toBe(404);
  }
});
