import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody } from '#testing/caller.ts';
import { notify, recordOf } from '#areas/quote/testing/journey.ts';
import { invoiced } from '#areas/payment/testing/payments.ts';
import { provenHeaders } from '#testing/proof.ts';
import { initialsOf } from './policy-check.ts';

const world = useAreaServer();

const codeOf = async (quoteId: string): Promise<string> => {
  const { check_code } = await world.server.services.db
    .selectFrom('policies')
    .select('check_code')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return check_code;
};

const check = (code: string) => call(world.server, nobody, 'policyCheck', { params: { code } });

const sold = async () => {
  const sale = await invoiced(world.server);
  await notify(world.server, sale.invoiceNumber, sale.amount);
  return { ...sale, code: await codeOf(sale.quote.quoteId) };
};

it('prints a code on the policy that leads to its page, and draws it at random', async () => {
  const { server } = world;
  const { agent, quote, code } = await sold();
  await call(server, agent, 'ePolicy', {
    query: { quoteId: quote.quoteId, logkey: 'policyDownloadNotification' },
  });
  expect(server.printed.at(-1)?.check?.address).toBe(`${server.services.publicUrl}/app/policycheck/${code}`);
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  expect((await sold()).code).not.toBe(code);
});

it('says number, product, period and state of a genuine policy, and of the person initials alone', async () => {
  const { agent, quote, code } = await sold();
  const { policyNo } = await recordOf(world.server, agent, quote.quoteId);
  const answer = await check(code);
  expect(answer.errMsg).toEqual({
    data: {
      policyNo,
      product: 'Kite Insurance',
      insurer: 'PT Asuransi Payung Nusantara',
      initials: 'B. S.',
      startDate: '2026-02-10',
      endDate: '2026-02-14',
      status: 'notBegun',
    },
  });
  expect(answer.text).not.toContain('Budi');
});

it('follows the policy: in force, over, waiting for its payment, cancelled', async () => {
  const { server } = world;
  const { quote, code } = await sold();
  const { db } = server.services;
  const statusWith = async (
    change: Readonly<Record<string, unknown>>,
    dates: Readonly<Record<string, string>>,
  ) => {
    await db.updateTable('policies').set(change).where('check_code', '=', code).execute();
    await db.updateTable('quotes').set(dates).where('id', '=', quote.quoteId).execute();
    return (await check(code)).errMsg.data.status;
  };
  const kind = 'paid';
  expect([
    await statusWith({ kind }, { start_date: '2026-01-01' }),
    await statusWith({ kind: 'payLater' }, { start_date: '2026-01-01' }),
    await statusWith({ kind }, { end_date: '2026-01-02' }),
    await statusWith({ cancelled_at: server.clock.now() }, { end_date: '2026-02-14' }),
  ]).toEqual(['inForce', 'unpaid', 'ended', 'cancelled']);
});

it('answers 404 to a code that belongs to no policy, and asks a network that tries without end for work', async () => {
  const address = '203.0.113.9';
  const tryOne = () =>
    world.server.app.inject({ url: `/api/user/policy-check/${'0'.repeat(32)}`, remoteAddress: address });
  expect((await tryOne()).statusCode).toBe(404);
  for (let tries = 1; tries < 120; tries += 1) await tryOne();
  expect((await tryOne()).statusCode).toBe(403);
  // A right code of somebody else behind that address costs the page its work.
  const { code } = await sold();
  const headers = await provenHeaders(code, address);
  const url = `/api/user/policy-check/${code}`;
  expect((await world.server.app.inject({ url, headers, remoteAddress: address })).statusCode).toBe(200);
});

it.each([
  ['Siti Nurhaliza', 'S. N.'],
  [' budi  ', 'B.'],
  ['', ''],
])('takes of %j the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
