import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { kiteModule } from '#testing/kite/module.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { newStaff } from '#testing/people.ts';
import { seedDemo } from './seed-demo.ts';

const world = useAreaServer();

const seed = () => {
  const { services, clock } = world.server;
  const { db, products, secret, publicUrl } = services;
  return seedDemo({ db, products, secret, publicUrl, modules: [kiteModule], now: clock.now() });
};

it('has paid demo sales that are refunded when staff cancel them', async () => {
  const { server } = world;
  await seed();
  const { db } = server.services;
  const { policy_no: policyNo, amount } = await db
    .selectFrom('policies')
    .select(['policy_no', 'amount'])
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('invoices as i')
    .innerJoin('payments_received as r', 'r.invoice_no', 'i.invoice_no')
    .select(['i.amount', 'i.state', 'r.amount as received', 'r.outcome'])
    .execute();
  expect(paid).toEqual([{ amount, state: 'paid', received: amount, outcome: 'policy' }]);
  const staff = await newStaff(server);
  await succeed(server, staff, 'cancelPolicy', {
    body: { requestId: randomUUID(), policyNo, refund: amount, reason: 'Asked by the customer' },
  });
  const refunds = await db.selectFrom('refunds_due').select(['amount', 'reason']).execute();
  expect(refunds).toEqual([{ amount, reason: 'cancelled-by-insurer' }]);
});

it('has one open duplicate alert, whose state survives a second seeding', async () => {
  const { server } = world;
  await seed();
  const staff = await newStaff(server);
  const open = async () =>
    (await succeed(server, staff, 'listDuplicateAlerts', { query: { status: 'open' } })).data.items;
  const [flag, ...more] = await open();
  expect(more).toEqual([]);
  expect(flag).toMatchObject({ kind: 'device', agentName: 'Maya Kusumawati', otherName: 'Hendra Gunawan' });
  await succeed(server, staff, 'checkDuplicateAlert', {
    params: { flagId: flag.id },
    body: { note: 'They share the computer of the office' },
  });
  await seed();
  expect(await open()).toEqual([]);
});
