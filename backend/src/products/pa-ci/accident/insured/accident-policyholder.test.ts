import { describe, expect, it } from 'vitest';
import { call, succeed } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { newPhone, newVisit } from '#testing/people.ts';
import { listInsureds } from '#products/pa-ci/sql/insureds.ts';
import {
  accidentAt,
  accidentRecord,
  formOf,
  patchInsured,
  patchQuote,
  policyholder,
  saveEverybody,
  useAccidentServer,
} from '#products/pa-ci/testing/accident.ts';

const world = useAccidentServer();

describe('the policyholder', () => {
  it('is the first insured, and fills phone and e-mail of the quote when they are empty', async () => {
    const { server } = world;
    const { seat, quote } = await accidentAt(server, 'Quick Quote Created');
    const body = policyholder(quote.phone, { insuredName: 'Budi Hartono' });
    const { errMsg } = await patchQuote(server, seat, body);
    expect(errMsg.data).toMatchObject({
      stage: 'Quick Quote Created',
      insuredName: 'Budi Hartono',
      insuredEmail: 'budi@gmail.com',
    });
    expect(errMsg.data.requestLimit[0]).toMatchObject({
      insuredName: 'Budi Hartono',
      insuredMobile: quote.phone,
      insuredEmail: 'budi@gmail.com',
    });
    const saved = await patchInsured(server, seat, formOf(errMsg.data, 0, { insuredName: 'Budi Raharjo' }));
    expect(saved.errMsg.data).toMatchObject({
      insuredName: 'Budi Raharjo',
      insuredDob: '1990-05-17',
      insuredIdCard: '3273011705900001',
    });
  });

  it.each([
    ['insuredName', 'Budi2'],
    ['insuredMobile', '123'],
    ['insuredEmail', 'budi@notgmail.com'],
    ['effectiveDate', '2025-01-01'],
  ])('is refused with a wrong %s [PA-020]', async (field, value) => {
    const { server } = world;
    const { seat, quote } = await accidentAt(server, 'Quick Quote Created');
    const answer = await patchQuote(server, seat, policyholder(quote.phone, { [field]: value }));
    expect([answer.status, JSON.parse(answer.text).field]).toEqual([422, field]);
  });

  it('has a phone that only the agent can change, which ends the sessions of the old phone', async () => {
    const { server } = world;
    const { seat, customer, quote } = await accidentAt(server, 'Quick Quote Created');
    const body = policyholder(newPhone());
    expect((await patchQuote(server, { ...seat, who: customer }, body)).status).toBe(422);
    expect((await patchQuote(server, { ...seat, who: customer }, policyholder(quote.phone))).status).toBe(
      200,
    );
    expect((await patchQuote(server, seat, body)).status).toBe(200);
    expect((await call(server, customer, 'getPaQuote', { params: { quoteId: seat.quoteId } })).status).toBe(
      401,
    );
  });

  it('moves the start date, which makes insureds incomplete who are then too old (ruling R20)', async () => {
    const { server } = world;
    const { seat, quote } = await accidentAt(server, 'Customer Information Updated');
    const record = await accidentRecord(server, seat);
    const { errMsg } = await patchInsured(server, seat, formOf(record, 1, { insuredDob: '1961-02-20' }));
    expect(errMsg.data.stage).toBe('Customer Information Updated');
    const later = await patchQuote(server, seat, policyholder(quote.phone, { effectiveDate: '2026-02-20' }));
    expect(later.errMsg.data).toMatchObject({
      stage: 'Quick Quote Created',
      effectiveDate: '2026-02-20',
      expiryDate: '2027-02-20',
    });
    expect(later.errMsg.data.requestLimit.map((row: { isComplete: boolean }) => row.isComplete)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const params = { quoteId: seat.quoteId };
    const refusedConfirm = await call(server, seat.who, 'confirmQuote', { params, body: consents });
    expect([refusedConfirm.status, refusedConfirm.message]).toEqual([
      422,
      'Insured 2: An insured must be under 65 years old on the first day of cover',
    ]);
  });
});

it('has a price with placeholders, and a full quote only with all insureds complete [PA-011]', async () => {
  const { server } = world;
  const { seat, quote } = await accidentAt(server, 'Quick Quote Created');
  const confirm = () =>
    call(server, seat.who, 'confirmQuote', { params: { quoteId: seat.quoteId }, body: consents });
  expect((await accidentRecord(server, seat)).duePremium).toBe(315_000);
  expect((await confirm()).status).toBe(422);
  await patchQuote(server, seat, policyholder(quote.phone));
  const missing = await confirm();
  expect(missing.message).toMatch(/^Insured 1: /);
  await saveEverybody(server, seat);
  expect((await accidentRecord(server, seat)).stage).toBe('Customer Information Updated');
  expect((await confirm()).status).toBe(200);
});

it('confirms insureds who were complete before the cover changed', async () => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Full Quote Created');
  const cover = {
    insuredName: 'Budi Santoso',
    numberOfParticipants: 4,
    requestLimitType: 'same',
    effectiveDate: '2026-02-10',
    months: 6,
    planCode: 'PAPLS',
    leaveOut: [],
  };
  const { errMsg } = await patchQuote(server, seat, cover);
  expect(errMsg.data).toMatchObject({ stage: 'Plan Selected', premium: 360_000, expiryDate: '2026-08-10' });
  const params = { quoteId: seat.quoteId };
  await succeed(server, seat.who, 'quickQuote', { params });
  await succeed(server, seat.who, 'confirmQuote', { params, body: consents });
  expect((await accidentRecord(server, seat)).stage).toBe('Full Quote Created');
});

it('lets a customer fill in all insureds by link', async () => {
  const { server } = world;
  const { quote, seat } = await accidentAt(server, 'Quick Quote Created');
  const who = await newVisit(server, quote.quoteId, quote.phone);
  await patchQuote(server, { ...seat, who }, policyholder(quote.phone));
  await saveEverybody(server, { ...seat, who });
  expect((await accidentRecord(server, { ...seat, who })).stage).toBe('Customer Information Updated');
});

it('exports all insureds to the customer, and deletes them with the quote', async () => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Quick Quote Created');
  const body = formOf(await accidentRecord(server, seat), 2);
  await patchInsured(server, seat, body);
  const customer = await newVisit(server, seat.quoteId, '');
  const params = { quoteId: seat.quoteId };
  const file = JSON.parse((await call(server, customer, 'exportCustomerData', { params })).text);
  expect(file.more.insureds[2].name).toBe(body['insuredName']);
  await succeed(server, customer, 'eraseQuote', { params });
  expect(await listInsureds(server.services.db, seat.quoteId)).toEqual([]);
});
