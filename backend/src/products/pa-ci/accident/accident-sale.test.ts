import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents, lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { printedLines } from '#core/documents/testing/read-pdf.ts';
import {
  accidentAt,
  accidentRecord,
  driveAccidentTo,
  formOf,
  patchInsured,
  tenPeople,
  useAccidentServer,
} from '../testing/accident.ts';
import type { Seat } from '../testing/accident.ts';

const world = useAccidentServer();
const START = '2026-01-15T03:00:00.000Z';

const tenConfirmed = async (server: AreaServer) => {
  const people = await tenPeople(server);
  await driveAccidentTo(server, { who: people.agent, quote: people.quote }, 'Full Quote Created');
  const { proposalNo } = await accidentRecord(server, people.seat);
  return { ...people, proposalNo: proposalNo as string, query: { proposalNo: proposalNo as string } };
};

it('makes one policy when pay later is followed by the payment (ruling R25)', async () => {
  const { server } = world;
  const { customer, seat, query } = await tenConfirmed(server);
  const { data } = await succeed(server, customer, 'payLater', { query });
  expect(data).toMatchObject({ payLaterDueDate: '2026-02-10', policyNo: expect.stringMatching(/^PO\d+$/) });
  expect(await accidentRecord(server, seat)).toMatchObject({
    stage: 'Full Quote Created With Payment',
    paymentStatus: 'PayLater',
    payLaterDueDate: '2026-02-10',
    policyNo: data.policyNo,
  });
  const again = await call(server, customer, 'payLater', { query });
  expect(again.text).toContain('Policy already created with this proposal Number');
  await succeed(server, customer, 'checkout', { query });
  const { invoiceNumber, amount, lineItems } = lastInvoice(server);
  expect([amount, lineItems]).toEqual([
    1_065_000,
    [{ name: 'Personal Accident Insurance PA Basic + PA Plus', price: 1_065_000, quantity: 1 }],
  ]);
  for (let times = 0; times < 2; times += 1) await notify(server, invoiceNumber, amount);
  expect(await accidentRecord(server, seat)).toMatchObject({
    stage: 'Policy Generated',
    paymentStatus: 'Paid',
    policyNo: data.policyNo,
  });
  const policies = await server.services.db
    .selectFrom('policies')
    .selectAll()
    .where('quote_id', '=', seat.quoteId)
    .execute();
  expect(policies).toHaveLength(1);
});

it('refuses changes of an insured after the sale', async () => {
  const { server } = world;
  const { seat, query } = await tenConfirmed(server);
  await succeed(server, seat.who, 'payLater', { query });
  const record = await accidentRecord(server, seat);
  const answer = await patchInsured(server, seat, formOf(record, 4, { insuredName: 'Somebody Else' }));
  expect([answer.status, answer.message]).toEqual([
    422,
    'This quote has been sold and can no longer be changed',
  ]);
  expect(record.requestLimit[4].insuredIdCard).toBe('327•••••••••0005');
});

it('requires a new quick quote when the price has expired', async () => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Customer Information Updated');
  const params = { quoteId: seat.quoteId };
  const { validUntil } = await accidentRecord(server, seat);
  expect(validUntil).toBe('2026-02-10');
  await server.services.db
    .updateTable('quotes')
    .set({ valid_until: '2026-01-14' })
    .where('id', '=', seat.quoteId)
    .execute();
  const confirm = () => call(server, seat.who, 'confirmQuote', { params, body: consents });
  expect((await confirm()).status).toBe(422);
  await succeed(server, seat.who, 'quickQuote', { params });
  expect((await accidentRecord(server, seat)).validUntil).toBe('2026-02-10');
  expect((await confirm()).status).toBe(200);
});

it('refuses quick quote and confirmation after the start date', async () => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Customer Information Updated');
  const params = { quoteId: seat.quoteId };
  await server.services.db
    .updateTable('quotes')
    .set({ start_date: '2026-01-14' })
    .where('id', '=', seat.quoteId)
    .execute();
  for (const name of ['quickQuote', 'confirmQuote']) {
    const body = name === 'confirmQuote' ? { body: consents } : {};
    const answer = await call(server, seat.who, name, { params, ...body });
    expect([answer.status, answer.message]).toEqual([422, 'Cover may start today or later']);
  }
});

it('prints the policy with all insureds, in a file named after product and policy number [PAY-029] (ruling K130)', async () => {
  const { server } = world;
  server.clock.set(START);
  const { agent, customer, seat, query } = await tenConfirmed(server);
  const { data } = await succeed(server, customer, 'payLater', { query });
  const download = (who: typeof agent, language: string) =>
    call(server, who, 'ePolicy', {
      query: { quoteId: seat.quoteId },
      headers: { 'accept-language': language },
    });
  const answer = await download(customer, 'en');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Personal accident insurance_${data.policyNo}.pdf"`,
  );
  const lines = await printedLines(server.printed.at(-1));
  const from = lines.indexOf('Insured 7 of 10');
  expect(lines).toContain('Policyholder');
  expect(lines.slice(lines.indexOf('Cover'), lines.indexOf('Cover') + 7)).toEqual([
    'Cover',
    'Plan | PA Basic + PA Plus',
    'People insured | 10',
    'Office | 6 × PA Basic',
    'Drivers | 4 × PA Plus',
    'Cover begins | 10/02/2026',
    'Cover ends | 10/02/2027',
  ]);
  expect(
    lines
      .slice(from)
      .filter((line) => !line.includes('| Page '))
      .slice(0, 9),
  ).toEqual([
    'Insured 7 of 10',
    'Name | Siti Rahayu',
    'Date of birth | 17/05/1990',
    'ID card number | 3273011705900007',
    'Plan | PA Plus',
    'Limit | Rp 100.000.000',
    'Premium | Rp 150.000',
    'Beneficiary | Ani Santoso',
    'Relation to the insured | Husband or wife',
  ]);
  expect(lines.filter((line) => /^Insured \d+ of 10$/.test(line))).toHaveLength(10);
  expect(lines).toContain('Total | Rp 1.065.000');
  await download(agent, 'id');
  const theirs = await printedLines(server.printed.at(-1));
  expect(theirs).toContain('Nomor KTP | 327•••••••••0007');
  expect(theirs).toContain('Tertanggung 7 dari 10');
  expect(theirs.join(' ')).not.toContain('3273011705900007');
});

it('prints placeholders in a quotation', async () => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Quick Quote Created');
  await succeed(server, seat.who, 'eQuotation', { query: { quoteId: seat.quoteId } });
  const lines = await printedLines(server.printed.at(-1));
  expect(lines.slice(lines.indexOf('Insured 3 of 4')).slice(0, 5)).toEqual([
    'Insured 3 of 4',
    'Name | Not entered yet',
    'Plan | PA Basic',
    'Limit | Rp 50.000.000',
    'Premium | Rp 75.000',
  ]);
  expect(lines).toContain('Tariff | Example premiums of Payung (22/11/2026)');
});

const quotedLines = async (server: AreaServer, { who, quoteId }: Seat, language: string) => {
  await succeed(server, who, 'eQuotation', { query: { quoteId }, headers: { 'accept-language': language } });
  return printedLines(server.printed.at(-1));
};

it('compares the plans in a quotation, for everybody together', async () => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Quick Quote Created');
  const lines = await quotedLines(server, seat, 'id');
  expect(lines.slice(lines.indexOf('Perbandingan paket'), lines.indexOf('Tentang penawaran ini'))).toEqual([
    'Perbandingan paket',
    'PA Basic (dipilih) | Rp 300.000. Meninggal karena kecelakaan: Rp 50.000.000; Cacat',
    'tetap karena kecelakaan, sampai dengan: Rp 50.000.000; Biaya',
    'pengobatan kecelakaan, sampai dengan: Rp 5.000.000',
    'PA Plus | Rp 600.000. Meninggal karena kecelakaan: Rp 100.000.000;',
    'Cacat tetap karena kecelakaan, sampai dengan: Rp 100.000.000;',
    'Biaya pengobatan kecelakaan, sampai dengan: Rp 10.000.000',
    'PA Prime | Rp 1.440.000. Meninggal karena kecelakaan: Rp 250.000.000;',
    'Cacat tetap karena kecelakaan, sampai dengan: Rp 250.000.000;',
    'Biaya pengobatan kecelakaan, sampai dengan: Rp 25.000.000',
    'Premi paket tanpa manfaat tambahan, diskon, dan biaya admin, dengan batas yang paling berbeda.',
  ]);
});

it('compares no plans in a quotation whose groups have plans of their own', async () => {
  const { server } = world;
  const { seat } = await tenPeople(server);
  const lines = await quotedLines(server, seat, 'en');
  expect(lines).toContain('Plan | PA Basic + PA Plus');
  expect(lines).not.toContain('The plans compared');
});
