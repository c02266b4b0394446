import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import { invoicesToCheck, reconcileInvoice } from './settle.ts';
import { invoiced } from './testing/payments.ts';

const world = useAreaServer();
const MINUTE = 60;
const HOUR = 3600;

it('asks about an invoice after a minute, then after a tenth of its age, hourly at most, and for the last time three days after its end', async () => {
  const { server } = world;
  const { services, clock } = server;
  const { invoiceNumber } = await invoiced(server);
  const isAsked = async () => (await invoicesToCheck(services, 500)).includes(invoiceNumber);
  const after = async (seconds: number) => {
    clock.advance(seconds - 1);
    expect(await isAsked()).toBe(false);
    clock.advance(1);
    expect(await isAsked()).toBe(true);
    await reconcileInvoice(services, invoiceNumber);
    expect(await isAsked()).toBe(false);
  };
  await after(MINUTE);
  await after(MINUTE);
  clock.advance(98 * MINUTE);
  await reconcileInvoice(services, invoiceNumber);
  // A tenth of 100 minutes.
  await after(10 * MINUTE);
  clock.advance(20 * HOUR);
  await reconcileInvoice(services, invoiceNumber);
  await after(HOUR);
  const { expires_at: end } = await services.db
    .selectFrom('invoices')
    .select('expires_at')
    .where('invoice_no', '=', invoiceNumber)
    .executeTakeFirstOrThrow();
  clock.set(new Date(end.getTime() + 3 * 24 * HOUR * 1000 - 10 * MINUTE * 1000).toISOString());
  await reconcileInvoice(services, invoiceNumber);
  await after(10 * MINUTE);
  clock.advance(30 * 24 * HOUR);
  expect(await isAsked()).toBe(false);
});

it('asks about no invoice that is paid', async () => {
  const { server } = world;
  const { services, clock } = server;
  const { invoiceNumber, amount } = await invoiced(server);
  await notify(server, invoiceNumber, amount);
  clock.advance(MINUTE);
  await reconcileInvoice(services, invoiceNumber);
  clock.advance(24 * HOUR);
  expect(await invoicesToCheck(services, 500)).not.toContain(invoiceNumber);
});
