import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { consents, lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { overlapWrites } from '#core/database/testing/overlap-writes.ts';
import { newStaff } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { motorModule } from './module.ts';
import {
  approvedQuote,
  avanza,
  decide,
  documentsOf,
  filledQuote,
  newPicture,
  patchMotor,
  photograph,
  putPhoto,
  recordOf,
  statusesOf,
  submit,
  submittedQuote,
  vehicleNo,
} from './testing/inspected.ts';

describe('concurrent calls about one vehicle', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened, [motorModule]);
  });
  afterAll(async () => {
    await server?.close();
  });

  it('a photo that is sent five times at once is one, and one picture fills one slot', async () => {
    const { customer, quoteId } = await filledQuote(server);
    const photo = {
      slot: 'front',
      bytes: await newPicture(),
      photoId: '6f1f7a34-0000-4000-8000-000000000001',
    };
    const same = await Promise.all([1, 2, 3, 4, 5].map(() => putPhoto(server, customer, quoteId, photo)));
    expect(statusesOf(same)).toEqual([200, 200, 200, 200, 200]);
    expect((await documentsOf(server, customer, quoteId)).photos).toHaveLength(1);
    const bytes = await newPicture();
    const slots = ['rear', 'left', 'right'];
    const spread = await Promise.all(
      slots.map((slot) => putPhoto(server, customer, quoteId, { slot, bytes })),
    );
    expect(statusesOf(spread)).toEqual([200, 422, 422]);
  });

  it('a picture that is sent at once for two vehicles is stored for one of them', async () => {
    const quotes = [await filledQuote(server), await filledQuote(server)];
    const bytes = await newPicture();
    const answers = await Promise.all(
      quotes.map(({ customer, quoteId }) => putPhoto(server, customer, quoteId, { slot: 'front', bytes })),
    );
    expect(statusesOf(answers)).toEqual([200, 422]);
  });

  it('a picture that is sent for two vehicles before either is stored is stored for one of them', async () => {
    const quotes = [await filledQuote(server), await filledQuote(server)];
    const bytes = await newPicture();
    const answers = await overlapWrites(database.opened, { table: 'motor_photos', count: 2 }, () =>
      Promise.all(
        quotes.map(({ customer, quoteId }) => putPhoto(server, customer, quoteId, { slot: 'front', bytes })),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 422]);
  });

  it('a set that is submitted five times at once is one', async () => {
    const quote = await filledQuote(server);
    await photograph(server, quote);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => submit(server, quote)));
    expect(answers.map(({ errMsg }) => errMsg.data.round)).toEqual([1, 1, 1, 1, 1]);
    const staff = await newStaff(server);
    const { total } = await succeed(server, staff, 'reviewQueue', { query: { search: quote.code } });
    expect(total).toBe(1);
  });

  it('one of two concurrent reviewers decides, and the other gets a conflict', async () => {
    const { quoteId } = await submittedQuote(server);
    const reviewers = [await newStaff(server), await newStaff(server)];
    const leases = await Promise.all(
      reviewers.map((who) =>
        call(server, who, 'leaseReview', { params: { quoteId }, body: { takeOver: false } }),
      ),
    );
    expect(statusesOf(leases)).toEqual([200, 409]);
    const { quoteId: other } = await submittedQuote(server);
    const decisions = await Promise.all(reviewers.map((who) => decide(server, who, other)));
    expect(statusesOf(decisions)).toEqual([200, 409]);
  });

  it('a vehicle that is changed while somebody approves it is never approved', async () => {
    const quote = await submittedQuote(server);
    const staff = await newStaff(server);
    const vehicle = { ...quote.vehicle, chassisNo: vehicleNo() };
    const [changed] = await Promise.all([
      patchMotor(server, quote.agent, quote.quoteId, { vehicle }),
      decide(server, staff, quote.quoteId),
    ]);
    expect(changed.status).toBe(200);
    const record = await recordOf(server, quote.agent, quote.quoteId);
    expect([record.stage, record.inspection.status]).toEqual(['Lead Created', 'wanted']);
  });

  it('a hand-off that several devices open at once opens for one', async () => {
    const { agent, quoteId } = await filledQuote(server);
    const { link } = await succeed(server, agent, 'createHandoff', { params: { quoteId } });
    const token = (link as string).split('#')[1]!;
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(server, nobody, 'openHandoff', { body: { token } })),
    );
    expect(statusesOf(answers)).toEqual([200, 400, 400]);
  });

  it('two policies for one chassis in the same second: one is issued, the money of the other is owed back (ruling R16)', async () => {
    const chassisNo = vehicleNo();
    const invoices: { readonly invoiceNumber: string; readonly amount: number }[] = [];
    const quoteIds: string[] = [];
    for (const vehicle of [avanza({ chassisNo }), avanza({ chassisNo })]) {
      const { agent, quoteId } = await approvedQuote(server, vehicle);
      const params = { quoteId };
      const { data } = await succeed(server, agent, 'confirmQuote', { params, body: consents });
      await succeed(server, agent, 'checkout', { query: { proposalNo: data.proposalNo } });
      invoices.push(lastInvoice(server));
      quoteIds.push(quoteId);
    }
    await Promise.all(invoices.map(({ invoiceNumber, amount }) => notify(server, invoiceNumber, amount)));
    const { db } = server.services;
    const issued = await db
      .selectFrom('policies')
      .select('quote_id')
      .where('quote_id', 'in', quoteIds)
      .execute();
    const owed = await db
      .selectFrom('refunds_due')
      .select(['quote_id', 'reason'])
      .where('quote_id', 'in', quoteIds)
      .execute();
    expect(issued).toHaveLength(1);
    expect(owed).toEqual([{ quote_id: expect.any(String), reason: 'already-insured' }]);
    expect(owed[0]?.quote_id).not.toBe(issued[0]?.quote_id);
  });
});
