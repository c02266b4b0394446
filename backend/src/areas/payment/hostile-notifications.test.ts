import { beforeAll, expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { invoiced, policiesOf, refundsOf } from '#areas/payment/testing/payments.ts';

const world = useAreaServer();
/** Never paid, whatever is reported of it. */
let unpaid: Awaited<ReturnType<typeof invoiced>>;
beforeAll(async () => {
  unpaid = await invoiced(world.server);
});

const report = (invoice: unknown, amount: unknown, transaction: unknown = { status: 'SUCCESS' }): string =>
  JSON.stringify({ order: { invoice_number: invoice, amount }, transaction });

/** Bodies that nobody can settle, and the fields that are named for each. */
const HOSTILE: readonly (readonly [string, (invoice: string) => string, string])[] = [
  ['a zero byte in the invoice', (invoice) => report(`${invoice}\u0000`, 1000), 'order.invoice_number'],
  ['an invoice of 65 characters', () => report('I'.repeat(65), 1000), 'order.invoice_number'],
  ['an empty invoice', () => report('', 1000), 'order.invoice_number'],
  ['an invoice that is an object', () => report({ $ne: '' }, 1000), 'order.invoice_number'],
  ['half a surrogate pair', () => report('\ud800', 1000), 'order.invoice_number'],
  ['no amount', (invoice) => report(invoice, undefined), 'order.amount'],
  ['a negative amount', (invoice) => report(invoice, -1000), 'order.amount'],
  ['nothing', (invoice) => report(invoice, 0), 'order.amount'],
  ['a fraction', (invoice) => report(invoice, 1000.5), 'order.amount'],
  ['a fraction as text', (invoice) => report(invoice, '1000.50'), 'order.amount'],
  ['more than a safe integer', (invoice) => report(invoice, 2 ** 53), 'order.amount'],
  [
    'more than a bigint',
    (invoice) => report(invoice, 1).replace('"amount":1', '"amount":99999999999999999999'),
    'order.amount',
  ],
  [
    'an endless amount',
    (invoice) => report(invoice, 1).replace('"amount":1', '"amount":1e999'),
    'order.amount',
  ],
  ['an amount that is a list', (invoice) => report(invoice, [1000]), 'order.amount'],
  [
    'a status that nobody knows',
    (invoice) => report(invoice, 1000, { status: 'PAID' }),
    'transaction.status',
  ],
  ['no transaction', (invoice) => report(invoice, 1000, null), 'transaction'],
  [
    'a zero byte in the request',
    (invoice) => report(invoice, 1000, { status: 'SUCCESS', original_request_id: 'a\u0000' }),
    'transaction.original_request_id',
  ],
  ['JSON without end', () => `{"order":${'['.repeat(20_000)}`, 'body'],
  ['deep JSON', () => `{"order":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'order.invoice_number'],
  ['no JSON', () => 'order=1', 'body'],
  ['an empty body', () => '', 'body'],
  ['null', () => 'null', 'body'],
  ['a list', () => '[]', 'order'],
];

const refusedIn = (server: AreaServer) =>
  server.services.db
    .selectFrom('refused_notifications')
    .select(['reason', 'invoice_no', 'body_bytes', 'times'])
    .orderBy('id')
    .execute();

it.each(HOSTILE)('refuses and records a signed report with %s', async (_what, bodyFor, field) => {
  const { server } = world;
  const body = bodyFor(unpaid.invoiceNumber);
  const before = await refusedIn(server);
  const answers = [];
  for (let times = 0; times < 2; times += 1) {
    answers.push(await server.app.inject({ method: 'POST', ...server.provider.signed(body) }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  expect(answers[0]?.json()).toEqual({ message: ['INVALID BODY'] });
  const [kept, ...more] = (await refusedIn(server)).slice(before.length);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ times: 2, body_bytes: Buffer.byteLength(body) });
  expect(kept?.reason).toContain(field);
  expect(kept?.reason.length).toBeLessThanOrEqual(200);
  expect(['', unpaid.invoiceNumber]).toContain(kept?.invoice_no);
  expect([await policiesOf(server, unpaid), await refundsOf(server, unpaid)]).toEqual([[], []]);
});

it('writes nothing for the same reports without the right signature', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const before = await refusedIn(server);
  for (const [, bodyFor] of HOSTILE) {
    const forged = server.provider.signed(bodyFor(sale.invoiceNumber), { secretKey: 'SK-somebody-else' });
    expect((await server.app.inject({ method: 'POST', ...forged })).statusCode).toBe(401);
  }
  expect(await refusedIn(server)).toEqual(before);
});

it('refuses a request id that is too long', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const body = report(sale.invoiceNumber, sale.amount, { status: 'SUCCESS' });
  const long = server.provider.signed(body, { requestId: 'r'.repeat(500) });
  expect((await server.app.inject({ method: 'POST', ...long })).statusCode).toBe(400);
  expect(await policiesOf(server, sale)).toEqual([]);
});

it('accepts an amount as text and a report without a date', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const good = server.provider.signed(report(sale.invoiceNumber, `${sale.amount}.00`));
  expect((await server.app.inject({ method: 'POST', ...good })).statusCode).toBe(200);
  expect(await policiesOf(server, sale)).toHaveLength(1);
});
