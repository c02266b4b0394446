import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
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
  useHomeServer,
} from '../testing/home.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';
import { consents } from '#areas/quote/testing/journey.ts';

const world = useHomeServer();

const started = async (server: AreaServer, facts: object = {}) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent, facts);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, quote, customer, params: { quoteId: quote.quoteId } };
};

it('turns each cover on and off by its flag alone [HOME-021] [HOME-022] [HOME-023] [HOME-024]', async () => {
  const { server } = world;
  const { agent, quote } = await started(server);
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

it('saves no plan under the code of another', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const { quoteId } = await newHomeQuote(server, agent);
  const mixed = { ...flexasPlan, planCode: 'HOMPAR' };
  const answer = await patchHome(server, { who: agent, quoteId }, mixed);
  expect([answer.status, answer.message]).toEqual([422, 'This plan is not available']);
});

it('rates another property anew, and keeps no plan that was chosen for the first', async () => {
  const { server } = world;
  const { agent, quote } = await started(server);
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

it('prices the zones of the city that customer information names', async () => {
  const { server } = world;
  const { agent, quote } = await started(server);
  await driveHomeTo(server, { who: agent, quote }, 'Customer Information Updated');
  const before = await homeRecord(server, agent, quote.quoteId);
  const moved = homeCustomer(quote.phone, { addrProvince: 'Jawa Barat', city: 'Kabupaten Bandung' });
  const { data } = (await patchHome(server, { who: agent, quoteId: quote.quoteId }, moved)).errMsg;
  expect(data.city).toBe('Kabupaten Bandung');
  expect(data.policyLobList[0]?.policyRiskList[0]?.floodCoverPremium).not.toBe(
    before.policyLobList[0]?.policyRiskList[0]?.floodCoverPremium,
  );
});

it('answers the quote code to the quick quote, and the word with which the quote was opened [HOME-061]', async () => {
  const { server } = world;
  const { agent, quote, params } = await started(server);
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

it('computes what is due before and after the confirmation, and what is shown without admin cost [HOME-104] [HOME-105] [HOME-106]', async () => {
  const { server } = world;
  const { agent, quote, params } = await started(server);
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

it('previews the plan with the covers that are being chosen [HOME-026]', async () => {
  const { server } = world;
  const { agent, quote, params } = await started(server);
  await driveHomeTo(server, { who: agent, quote }, 'Plan Selected');
  const preview = async (benefits: string) =>
    (await succeed(server, agent, 'previewPrice', { params, query: { benefits } })).subtotal as number;
  expect(await preview('')).toBe(888_000);
  expect(await preview('C0001028')).toBe(3_588_000);
  expect(await preview('C0001028,C0002003')).toBe(4_488_000);
  expect(await preview('C0002004')).toBe(988_000);
});

it('knows no quote of another product in a call of home, and leaves its changes to its own call', async () => {
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
