import { expect, it } from 'vitest';
import { call, succeed } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import {
  covers,
  driveHomeTo,
  flexasPlan,
  homeCustomer,
  homeRecord,
  house,
  newHomeQuote,
  parPlan,
  patchHome,
  startedHome,
  useHomeServer,
} from '../testing/home.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { consents } from '#areas/quote/testing/journey.ts';

const world = useHomeServer();

it('turns each cover on and off by its flag alone [HOME-021] [HOME-022] [HOME-023] [HOME-024]', async () => {
  const { server } = world;
  const { agent, quote } = await startedHome(server);
  await driveHomeTo(server, { who: agent, quote }, 'Plan Selected');
  const flags = ['isEQCoverOpted', 'isFloodCoverOpted', 'isRSMDCCCoverOpted'] as const;
  const codes = { isEQCoverOpted: 'C0001028', isFloodCoverOpted: 'C0002003', isRSMDCCCoverOpted: 'C0002004' };
  for (const flag of flags) {
    const { data } = (
      await patchHome(server, { who: agent, quoteId: quote.quoteId }, covers({ [flag]: 'Y' }))
    ).errMsg;
    expect(data.additionalBenefits.map((benefit: Wire) => benefit.BenefitCode)).toEqual([codes[flag]]);
    expect(flags.filter((name) => data[name] === 'Y')).toEqual([flag]);
  }
  const none = (await patchHome(server, { who: agent, quoteId: quote.quoteId }, covers())).errMsg.data;
  expect([none.additionalBenefits, none.grossPremium]).toEqual([[], none.premium]);
  const unknown = covers({ additionalBenefits: [{ BenefitCode: 'C9999999' }] });
  expect((await patchHome(server, { who: agent, quoteId: quote.quoteId }, unknown)).status).toBe(422);
});

it('refuses a plan whose name and code do not match', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const { quoteId } = await newHomeQuote(server, agent);
  const mixed = { ...flexasPlan, planCode: 'HOMPAR' };
  const answer = await patchHome(server, { who: agent, quoteId }, mixed);
  expect([answer.status, answer.message]).toEqual([422, 'This plan is not available']);
});

it('computes new prices when the property changes, and clears the chosen plan', async () => {
  const { server } = world;
  const { agent, quote } = await startedHome(server);
  await driveHomeTo(server, { who: agent, quote }, 'Customer Information Updated');
  const property = { ...house, provinceId: '31', city: 'Kota Administrasi Jakarta Utara' };
  const { data } = (await patchHome(server, { who: agent, quoteId: quote.quoteId }, { property })).errMsg;
  expect(data).toMatchObject({
    stage: 'Lead Created',
    planCode: '',
    typeofProduct: '',
    duePremium: 0,
    premiumParts: [],
    policyLobList: [],
    city: 'Kota Administrasi Jakarta Utara',
    // The street was in another city.
    address: '',
    district: '',
    postalCode: '',
    insuredEmail: 'budi@payung.test',
  });
});

it('prices flood and earthquake by the city in customer information', async () => {
  const { server } = world;
  const { agent, quote } = await startedHome(server);
  await driveHomeTo(server, { who: agent, quote }, 'Customer Information Updated');
  const before = await homeRecord(server, agent, quote.quoteId);
  const moved = homeCustomer(quote.phone, { addrProvince: 'Jawa Barat', city: 'Kabupaten Bandung' });
  const { data } = (await patchHome(server, { who: agent, quoteId: quote.quoteId }, moved)).errMsg;
  expect(data.city).toBe('Kabupaten Bandung');
  expect(data.policyLobList[0]?.policyRiskList[0]?.floodCoverPremium).not.toBe(
    before.policyLobList[0]?.policyRiskList[0]?.floodCoverPremium,
  );
});

it('answers the quick quote with the quote code, and getHomeQuote with the logkey of its request [HOME-061]', async () => {
  const { server } = world;
  const { agent, quote, params } = await startedHome(server);
  await driveHomeTo(server, { who: agent, quote }, 'Additional Benefit Selected');
  const { data } = await succeed(server, agent, 'homeQuickQuote', { params });
  expect(data.quote_Id).toBe(quote.code);
  for (const logkey of ['referalJourney', 'quoteSearch']) {
    const answer = await succeed(server, agent, 'getHomeQuote', { params, query: { logkey } });
    expect(answer.data.resumeType).toBe(logkey);
  }
  expect((await succeed(server, agent, 'getHomeQuote', { params })).data).not.toHaveProperty('resumeType');
  expect((await call(server, agent, 'getHomeQuote', { params, query: { logkey: 'else' } })).status).toBe(400);
});

it('computes the amount due before and after the confirmation, and the amount without admin cost [HOME-104] [HOME-105] [HOME-106]', async () => {
  const { server } = world;
  const { agent, quote, params } = await startedHome(server);
  await driveHomeTo(server, { who: agent, quote }, 'Additional Benefit Selected');
  await patchHome(server, { who: agent, quoteId: quote.quoteId }, { discountPercent: 10 });
  await succeed(server, agent, 'homeQuickQuote', { params });
  const saved = await patchHome(server, { who: agent, quoteId: quote.quoteId }, homeCustomer(quote.phone));
  // 2.000.000.000 of fire and all risk, earthquake zone 4 and flood up to 30 cm.
  expect(saved.errMsg.data).toMatchObject({
    stage: 'Customer Information Updated',
    premium: 888_000,
    grossPremium: 4_488_000,
    discountAmount: 448_800,
    subtotal: 4_039_200,
    duePremium: 4_054_200,
  });
  await succeed(server, agent, 'confirmQuote', { params, body: consents });
  expect(await homeRecord(server, agent, quote.quoteId)).toMatchObject({
    stage: 'Full Quote Created',
    duePremium: 4_054_200,
  });
});

it('previews the price of the plan with covers not yet saved [HOME-026]', async () => {
  const { server } = world;
  const { agent, quote, params } = await startedHome(server);
  await driveHomeTo(server, { who: agent, quote }, 'Plan Selected');
  const preview = async (benefits: string) =>
    (await succeed(server, agent, 'previewPrice', { params, query: { benefits } })).subtotal as number;
  expect(await preview('')).toBe(888_000);
  expect(await preview('C0001028')).toBe(3_588_000);
  expect(await preview('C0001028,C0002003')).toBe(4_488_000);
  expect(await preview('C0002004')).toBe(988_000);
});

it('answers 404 to calls of home about quotes of other products, and refuses to change home by the common call', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const home = { quoteId: (await newHomeQuote(server, agent)).quoteId };
  const kite = { quoteId: (await newQuote(server, agent)).quoteId };
  const answers = [
    await call(server, agent, 'getHomeQuote', { params: kite }),
    await call(server, agent, 'homePlans', { params: kite }),
    await call(server, agent, 'homeBenefits', { params: kite }),
    await call(server, agent, 'homeQuickQuote', { params: kite }),
    await patchHome(server, { who: agent, quoteId: kite.quoteId }, parPlan),
    await call(server, agent, 'homeEPolicy', { params: kite, query: kite }),
    await call(server, agent, 'generateHomeLink', { query: { type: 'lead', ...kite } }),
    await call(server, agent, 'updatePrintPolicy', { body: { ...kite, printOption: 'hard' } }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
  // The neutral call knows every quote, but home saves by calls of its own.
  const neutral = await call(server, agent, 'updateQuote', { params: home, body: { planCode: 'HOMPAR' } });
  expect(neutral.status).toBe(422);
});
