import { expect, it } from 'vitest';
import { call, succeed } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import {
  accidentAt,
  accidentRecord,
  formOf,
  patchInsured,
  patchQuote,
  policyholder,
  saveEverybody,
  useAccidentServer,
} from '../testing/accident.ts';

const world = useAccidentServer();

it('refuses the confirmation until the policyholder has an e-mail address [PA-020]', async () => {
  const { server } = world;
  const { seat, quote } = await accidentAt(server, 'Quick Quote Created');
  // Everybody insured is there; the policyholder was never asked.
  await saveEverybody(server, seat);
  expect(await accidentRecord(server, seat)).toMatchObject({
    stage: 'Quick Quote Created',
    insuredEmail: '',
  });
  const confirm = () =>
    call(server, seat.who, 'confirmQuote', { params: { quoteId: seat.quoteId }, body: consents });
  const refusal = await confirm();
  expect([refusal.status, JSON.parse(refusal.text).field]).toEqual([422, 'insuredEmail']);
  const { errMsg } = await patchQuote(server, seat, policyholder(quote.phone));
  expect(errMsg.data.stage).toBe('Customer Information Updated');
  expect((await confirm()).status).toBe(200);
});

it('records the consent of parents with the child and the text they agreed to (ruling R29)', async () => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Customer Information Updated');
  for (const [index, guardianName] of [
    [1, 'Ani Santoso'],
    [3, 'Wati Wijaya'],
  ] as const) {
    const child = { insuredDob: '2015-06-01', insuredIdCard: '', guardianName, guardianConsents: true };
    const record = await accidentRecord(server, seat);
    expect((await patchInsured(server, seat, formOf(record, index, child))).status).toBe(200);
  }
  const kept = () =>
    server.services.db
      .selectFrom('consents')
      .select(['purpose', 'granted', 'given_by', 'insured_no'])
      .where('subject_id', '=', seat.quoteId)
      .where('given_by', '=', 'guardian')
      .orderBy('insured_no')
      .execute();
  expect(await kept()).toEqual([]);
  await succeed(server, seat.who, 'confirmQuote', { params: { quoteId: seat.quoteId }, body: consents });
  expect(await kept()).toEqual([
    { purpose: 'guardian', granted: true, given_by: 'guardian', insured_no: 2 },
    { purpose: 'guardian', granted: true, given_by: 'guardian', insured_no: 4 },
  ]);
});
