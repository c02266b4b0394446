import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import {
  confirmedHome,
  driveHomeTo,
  homeCustomer,
  homeRecord,
  newHomeQuote,
  patchHome,
  quotedHome,
  useHomeServer,
} from './testing/home.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { newAgent, newPhone, signIn } from '#testing/people.ts';

const world = useHomeServer();

const printed = (server: AreaServer, who: Credentials, quoteId: string, printOption: string) =>
  call(server, who, 'updatePrintPolicy', { body: { quoteId, printOption } });

it('updates e-mail, phone and ID card number of the lead [HOME-099]', async () => {
  const { server } = world;
  const { customer, quote, leadId } = await quotedHome(server);
  const body = { email: 'siti@payung.test', primaryMobile: quote.phone, idCard: '3273 0112-0385 0001' };
  const answer = await call(server, customer, 'updateHomeLead', { params: { leadId }, body });
  expect(answer.errMsg.message).toBe('Quote Updated Successfully');
  expect(answer.errMsg.data).toMatchObject({
    insuredEmail: 'siti@payung.test',
    lead: [{ email: 'siti@payung.test' }],
    insuredIdCard: '3273011203850001',
    stage: 'Quick Quote Created',
  });
  const wrong = [
    { email: 'nobody', primaryMobile: quote.phone, idCard: '' },
    { email: 'siti@payung.test', primaryMobile: '12345678', idCard: '' },
    // The proved phone is the agent's to correct.
    { email: 'siti@payung.test', primaryMobile: newPhone(), idCard: '' },
  ];
  for (const bad of wrong) {
    const refusal = await call(server, customer, 'updateHomeLead', { params: { leadId }, body: bad });
    expect([bad, refusal.status]).toEqual([bad, 422]);
  }
});

it('updates the print option to hard or soft, and refuses other values [HOME-100]', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  for (const option of ['hard', 'soft'] as const) {
    const { errMsg } = await printed(server, agent, quote.quoteId, option);
    expect(errMsg.data.printOption).toBe(option);
  }
  for (const option of ['1', 'HARD', '']) {
    expect((await printed(server, agent, quote.quoteId, option)).status).toBe(400);
  }
});

const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

it('saves customer information in three calls, each with the version the one before it answered', async () => {
  const { server } = world;
  const { agent, quote, params, leadId } = await quotedHome(server);
  const { version } = await homeRecord(server, agent, quote.quoteId);
  const lead = await call(server, agent, 'updateHomeLead', {
    params: { leadId },
    body: { email: 'budi@payung.test', primaryMobile: quote.phone, idCard: '' },
    ...seen(version),
  });
  const print = await call(server, agent, 'updatePrintPolicy', {
    body: { quoteId: quote.quoteId, printOption: 'hard' },
    ...seen(lead.errMsg.data.version),
  });
  const body = homeCustomer(quote.phone, { addressForHardCopy: 'Jalan Riau 1, Bandung' });
  const stale = await call(server, agent, 'updateHomeQuote', { params, body, ...seen(version) });
  expect([stale.status, stale.errCode]).toEqual([409, 1]);
  const { errMsg } = await call(server, agent, 'updateHomeQuote', {
    params,
    body,
    ...seen(print.errMsg.data.version),
  });
  expect(errMsg.data).toMatchObject({
    version: version + 3,
    stage: 'Customer Information Updated',
    printOption: 'hard',
    addressForHardCopy: 'Jalan Riau 1, Bandung',
  });
});

it('refuses incomplete customer information with a list of errors in the order of the form', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  await printed(server, agent, quote.quoteId, 'hard');
  const corr = {
    isCorrespondenceChecked: false,
    correspondenceAddress: 'Jalan Sudirman 1',
    correspondenceProvince: 'DKI Jakarta',
    correspondenceCity: 'Kota Administrasi Jakarta Pusat',
    correspondenceDistrict: 'Menteng',
    correspondenceSubDistrict: 'Gondangdia',
    correspondencePostalCode: '10350',
  };
  const hard = { addressForHardCopy: 'Jalan Riau 1' };
  const cases = [
    [{ homeEffectiveDate: '2026-01-13' }, 'Start Date is required'],
    [{}, 'Enter address to send the Hard Copy'],
    [
      { ...hard, ...corr, correspondenceProvince: '', correspondenceCity: '' },
      'Correspondence Province is required',
    ],
    [{ ...hard, ...corr, correspondenceCity: ' ' }, 'Correspondence City is required'],
    [{ ...hard, ...corr, correspondenceDistrict: '' }, 'Correspondence District is required'],
    [{ ...hard, ...corr, correspondenceSubDistrict: '' }, 'Correspondence subdistrict is required'],
    [{ ...hard, ...corr, correspondencePostalCode: '' }, 'Correspondence POstalCode is required'],
    [{ ...hard, insuredMobile: '12345678' }, 'Please enter 9 until 13 digits Mobile Number'],
    [{ ...hard, city: 'Bandung' }, 'Please choose the province and the city from the lists'],
  ] as const;
  for (const [facts, message] of cases) {
    const answer = await patchHome(
      server,
      { who: agent, quoteId: quote.quoteId },
      homeCustomer(quote.phone, facts),
    );
    const [first] = JSON.parse(answer.text).errors as readonly { readonly message: string }[];
    expect([answer.status, answer.message, first?.message]).toEqual([422, message, message]);
  }
  const two = homeCustomer(quote.phone, { ...hard, address: '', postalCode: '4013x' });
  const both = JSON.parse((await patchHome(server, { who: agent, quoteId: quote.quoteId }, two)).text) as {
    readonly errMsg: string;
    readonly errors: readonly { readonly message: string }[];
  };
  expect(both.errors).toEqual([
    { field: 'address', message: 'Insured property address is required' },
    { field: 'postalCode', message: 'A postal code has digits only, 6 at most' },
  ]);
  expect(both.errMsg).toBe('Insured property address is required');
  expect((await homeRecord(server, agent, quote.quoteId)).stage).toBe('Quick Quote Created');
});

it('answers the list of errors also where the body or the version is wrong', async () => {
  const { server } = world;
  const { agent, quote, params } = await quotedHome(server);
  const answers = [
    await patchHome(server, { who: agent, quoteId: quote.quoteId }, { nonsense: 1 }),
    await patchHome(server, { who: agent, quoteId: quote.quoteId }, { discountPercent: 15.5 }),
    await call(server, agent, 'updateHomeQuote', {
      params,
      body: { discountPercent: 1 },
      headers: { 'if-match': '"1"' },
    }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([400, 422, 409]);
  for (const answer of answers) {
    const { errMsg, errors } = JSON.parse(answer.text);
    expect(errors).toEqual([{ message: typeof errMsg === 'string' ? errMsg : errMsg.message }]);
    expect(errors[0].message).not.toBe('');
  }
});

it('accepts days in the form YYYY-MM-DD only [API-008]', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  for (const day of ['10/02/2026', '2026-2-10', '2026-02-10T00:00:00.000Z', '20260210', '2026-02-30']) {
    const body = homeCustomer(quote.phone, { homeEffectiveDate: day });
    expect([
      day,
      (await patchHome(server, { who: agent, quoteId: quote.quoteId }, body)).status >= 400,
    ]).toEqual([day, true]);
  }
  const { errMsg } = await patchHome(
    server,
    { who: agent, quoteId: quote.quoteId },
    homeCustomer(quote.phone),
  );
  expect([errMsg.data.homeEffectiveDate, errMsg.data.homeExpiryDate]).toEqual(['2026-02-10', '2027-02-10']);
});

it('sets the end of cover to a year after the start, and ignores the one sent', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  const body = homeCustomer(quote.phone, { homeEffectiveDate: '2026-03-01', homeExpiryDate: '2099-01-01' });
  const { errMsg } = await patchHome(server, { who: agent, quoteId: quote.quoteId }, body);
  expect(errMsg.data).toMatchObject({ homeExpiryDate: '2027-03-01', expiryDate: '2027-03-01' });
});

it('copies the insured address for correspondence, or stores a separate one', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  const own = {
    correspondenceAddress: 'Jalan Sudirman 1',
    correspondenceProvince: 'DKI Jakarta',
    correspondenceCity: 'Kota Administrasi Jakarta Pusat',
    correspondenceDistrict: 'Menteng',
    correspondenceSubDistrict: 'Gondangdia',
    correspondencePostalCode: '10350',
  };
  const save = async (facts: object) =>
    (await patchHome(server, { who: agent, quoteId: quote.quoteId }, homeCustomer(quote.phone, facts))).errMsg
      .data;
  expect(await save({ ...own, isCorrespondenceChecked: false })).toMatchObject(own);
  expect(await save({ ...own, isCorrespondenceChecked: true })).toMatchObject({
    correspondenceAddress: 'Jalan Dago 12',
    correspondenceCity: 'Kota Bandung',
    correspondencePostalCode: '40135',
  });
});

it('refuses a customer who changes the phone of the quote', async () => {
  const { server } = world;
  const { customer, agent, quote } = await quotedHome(server);
  const stranger = newPhone();
  expect(
    (await patchHome(server, { who: customer, quoteId: quote.quoteId }, homeCustomer(stranger))).status,
  ).toBe(422);
  expect(
    (await patchHome(server, { who: customer, quoteId: quote.quoteId }, { insuredMobile: stranger })).status,
  ).toBe(422);
  const typed = `0${quote.phone.slice(2)}`;
  expect(
    (await patchHome(server, { who: customer, quoteId: quote.quoteId }, homeCustomer(typed))).status,
  ).toBe(200);
  expect(
    (await patchHome(server, { who: agent, quoteId: quote.quoteId }, { insuredMobile: stranger })).status,
  ).toBe(200);
  // The visit was opened with the old phone.
  expect((await call(server, customer, 'getHomeQuote', { params: { quoteId: quote.quoteId } })).status).toBe(
    401,
  );
});

it('voids the proposal when the print option changes', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent);
  const first = await confirmedHome(server, agent, quote);
  await printed(server, agent, quote.quoteId, 'soft');
  const changed = await homeRecord(server, agent, quote.quoteId);
  expect([changed.stage, changed.proposalNo]).toEqual(['Customer Information Updated', undefined]);
  const params = { quoteId: quote.quoteId };
  const again = await call(server, agent, 'confirmQuote', { params, body: consents });
  expect(again.errMsg.data.proposalNo).not.toBe(first);
});

it('refuses the confirmation of a hard copy without an address', async () => {
  const { server } = world;
  const { agent, quote, params } = await quotedHome(server);
  await patchHome(server, { who: agent, quoteId: quote.quoteId }, homeCustomer(quote.phone));
  await printed(server, agent, quote.quoteId, 'hard');
  const answer = await call(server, agent, 'confirmQuote', { params, body: consents });
  expect([answer.status, answer.message]).toEqual([422, 'Enter address to send the Hard Copy']);
});

it('confirms cover that began yesterday, and refuses cover that began the day before [HOME-082]', async () => {
  const { server } = world;
  const seller = await newAgent(server);
  const quote = await newHomeQuote(server, seller.headers, { homeEffectiveDate: '2026-01-15' });
  await driveHomeTo(server, { who: seller.headers, quote }, 'Quick Quote Created');
  const dated = homeCustomer(quote.phone, { homeEffectiveDate: '2026-01-15' });
  await patchHome(server, { who: seller.headers, quoteId: quote.quoteId }, dated);
  const params = { quoteId: quote.quoteId };
  const start = server.clock.now().toISOString();
  const confirmAt = async (moment: string) => {
    server.clock.set(moment);
    return call(server, await signIn(server, seller), 'confirmQuote', { params, body: consents });
  };
  // Midnight in Jakarta: the 17th.
  const late = await confirmAt('2026-01-16T17:00:00.000Z');
  const inTime = await confirmAt('2026-01-16T16:59:00.000Z');
  server.clock.set(start);
  expect([late.status, late.message]).toEqual([
    422,
    'The start date has passed. Please choose another start date.',
  ]);
  expect(inTime.status).toBe(200);
});

it('clears the hard-copy address when the print option becomes soft', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  await printed(server, agent, quote.quoteId, 'hard');
  const body = homeCustomer(quote.phone, { addressForHardCopy: 'Jalan Braga 1' });
  const saved = await patchHome(server, { who: agent, quoteId: quote.quoteId }, body);
  expect(saved.errMsg.data.addressForHardCopy).toBe('Jalan Braga 1');
  const { errMsg } = await printed(server, agent, quote.quoteId, 'soft');
  expect([errMsg.data.printOption, errMsg.data.addressForHardCopy]).toEqual(['soft', '']);
});
