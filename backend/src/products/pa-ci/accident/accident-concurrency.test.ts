import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { call } from '#testing/caller.ts';
import { newVisit } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { paCiModule } from '../module.ts';
import {
  accidentAt,
  accidentRecord,
  formOf,
  insuredForm,
  patchInsured,
  patchQuote,
  policyholder,
  tenPeople,
  testSettings,
} from '../testing/accident.ts';

const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

describe('concurrent changes of one quote', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened, [paCiModule(testSettings)]);
  });
  afterAll(async () => {
    await server?.close();
  });

  it('saves all ten insureds at once, by agent and customer, without losing one', async () => {
    const { seat, quote, customer } = await tenPeople(server);
    await patchQuote(server, seat, policyholder(quote.phone));
    const seen = await accidentRecord(server, seat);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        patchInsured(
          server,
          { ...seat, who: index % 2 === 0 ? seat.who : customer },
          formOf(seen, index, { beneficiaryOtherRelation: '' }),
        ),
      ),
    );
    expect(statusesOf(answers)).toEqual(Array.from({ length: 10 }, () => 200));
    const record = await accidentRecord(server, seat);
    expect(record.stage).toBe('Customer Information Updated');
    expect(record.version).toBe(seen.version + 10);
    for (const [index, insured] of record.requestLimit.entries()) {
      const { insuredName, insuredIdCard, beneficiaryName } = insuredForm(index);
      expect(insured).toMatchObject({ insuredName, insuredIdCard, beneficiaryName, isComplete: true });
      expect(insured.version).toBe(seen.requestLimit[index].version + 1);
    }
  });

  it('accepts one of two concurrent saves of the same insured, and answers the other with what was saved', async () => {
    const { seat, customer } = await accidentAt(server, 'Quick Quote Created');
    const seen = await accidentRecord(server, seat);
    const names = ['Siti Agent', 'Siti Customer'];
    const answers = await Promise.all(
      [seat.who, customer].map((who, index) =>
        patchInsured(server, { ...seat, who }, formOf(seen, 1, { insuredName: names[index] })),
      ),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([200, 409]));
    const winner = names[statusesOf(answers).indexOf(200)];
    const late = answers.find(({ status }) => status === 409);
    expect(late?.errMsg.data[0].requestLimit[1]).toMatchObject({ insuredName: winner, version: 1 });
    expect((await accidentRecord(server, seat)).requestLimit[1].insuredName).toBe(winner);
  });

  it('either saves or leaves out an insured when both happen at once', async () => {
    const { seat, quote } = await accidentAt(server, 'Quick Quote Created');
    const who = await newVisit(server, quote.quoteId, quote.phone);
    const seen = await accidentRecord(server, seat);
    const three = {
      insuredName: 'Budi Santoso',
      numberOfParticipants: 3,
      requestLimitType: 'same',
      effectiveDate: '2026-02-10',
      months: 12,
      planCode: 'PABSC',
      leaveOut: [],
    };
    const [left, saved] = await Promise.all([
      patchQuote(server, seat, three),
      patchInsured(server, { ...seat, who }, formOf(seen, 3)),
    ]);
    const record = await accidentRecord(server, seat);
    expect(record.requestLimit).toHaveLength(3);
    expect(left.status).toBe(200);
    // Saved first, another placeholder goes; left out first, the step of the people is over.
    const isThere = record.requestLimit.some((row: { no: number }) => row.no === 4);
    expect([saved.status, isThere]).toEqual(saved.status === 200 ? [200, true] : [422, false]);
  });

  it('never confirms a quote whose insureds change at the same time', async () => {
    const { seat, customer } = await accidentAt(server, 'Customer Information Updated');
    const seen = await accidentRecord(server, seat);
    const changed = formOf(seen, 2, { insuredName: 'Agus Customer' });
    const [confirmed, saved] = await Promise.all([
      call(server, seat.who, 'confirmQuote', {
        params: { quoteId: seat.quoteId },
        body: consents,
        headers: { 'if-match': `"${seen.version}"` },
      }),
      patchInsured(server, { ...seat, who: customer }, changed),
    ]);
    expect(saved.status).toBe(200);
    const { stage, proposalNo } = await accidentRecord(server, seat);
    // Confirmed first, the proposal is void; saved first, the version that was agreed to is gone.
    expect([200, 409]).toContain(confirmed.status);
    expect([stage, proposalNo]).toEqual(['Customer Information Updated', undefined]);
  });
});
