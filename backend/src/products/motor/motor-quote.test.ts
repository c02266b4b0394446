import { expect, it } from 'vitest';
import sharp from 'sharp';
import { call, succeed, nobody } from '#testing/caller.ts';
import { sendFile } from '#testing/form.ts';
import { newAgent, newVisit, newQuote } from '#testing/people.ts';
import type { AreaServer } from '#testing/area-server.ts';
import {
  addOns,
  beat,
  driveMotorTo,
  motorCustomer,
  motorPromo,
  motorRecord,
  newMotorQuote,
  patchMotor,
  patchOrder,
  quickQuote,
  standardPlan,
  useMotorServer,
} from './testing/motor.ts';

const world = useMotorServer();

it('computes every amount of an Avanza from quote to customer information', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const quote = await newMotorQuote(server, who);
  const { quoteId } = quote;
  const params = { quoteId };
  const plans = await succeed(server, who, 'motorPlans', {
    params,
    query: { productCode: 'PC0214', LangId: 'EN', duration: '1' },
  });
  expect(plans.data[0].Plans).toMatchObject([
    { PlanCode: 'MTSTD', PlanName: 'Motor Standard', Premium: 4_199_000 },
    { PlanCode: 'MTPRM', PlanName: 'Motor Prime', Premium: 4_624_000 },
  ]);
  expect((await patchMotor(server, { who, quoteId }, standardPlan)).errMsg.data).toMatchObject({
    stage: 'Plan Selected',
    premium: 4_199_000,
  });
  const { errMsg } = await patchOrder(server, { who, quoteId }, addOns('TPL025'));
  expect(errMsg.data).toMatchObject({ stage: 'Additional Benefit Selected', subtotal: 4_449_000 });
  await quickQuote(server, { who, quoteId });
  const given = await patchOrder(server, { who, quoteId }, { discountPercent: 12.5 });
  expect(given.errMsg.data).toMatchObject({
    discountAmount: 556_125,
    subtotal: 3_892_875,
    adminCost: 15_000,
    duePremium: 3_907_875,
  });
  await quickQuote(server, { who, quoteId });
  const customer = await newVisit(server, quoteId, quote.phone);
  const promoCode = await motorPromo(server);
  const withCode = await patchOrder(
    server,
    { who: customer, quoteId },
    { promoCodeList: [{ promoCode, discountPercent: 10 }] },
  );
  expect(withCode.errMsg.data).toMatchObject({
    stage: 'PromoCode Added',
    discountPercent: 0,
    discountAmount: 444_900,
    promoCodeList: [{ promoCode, discountPercent: 10 }],
  });
  const saved = await patchMotor(server, { who: customer, quoteId }, motorCustomer(quote.phone));
  expect(saved.errMsg.data).toMatchObject({
    stage: 'Customer Information Updated',
    inspection: { status: 'wanted', round: 0 },
  });
  const early = await call(server, customer, 'confirmQuote', {
    params,
    body: {
      consents: { terms: true, dataProcessing: true, marketing: false },
      textVersion: '2026-11',
      language: 'en',
    },
  });
  expect(early.status).toBe(422);
});

it('skips the add-ons for a BeAT', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const quote = await newMotorQuote(server, who, beat);
  await driveMotorTo(server, { who, quote, kind: 'motorcycle' }, 'Customer Information Updated');
  expect(await motorRecord(server, who, quote.quoteId)).toMatchObject({
    vehicleType: 'twoWheeler',
    coverageOption: 2,
    premium: 360_000,
    additionalBenefits: [],
    duePremium: 375_000,
  });
});

it('stores the data read from the ID card with the quote', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const { quoteId } = await newMotorQuote(server, who);
  expect(await motorRecord(server, who, quoteId)).not.toHaveProperty('ocrDetails');
  const card = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();
  const { key } = await sendFile(
    server,
    who,
    quoteId,
    new Blob([new Uint8Array(card)], { type: 'image/png' }),
  );
  expect(await motorRecord(server, who, quoteId)).toMatchObject({ ocrDetails: { idNumber: '', s3Url: key } });
});

const shared = async (server: AreaServer, facts: object = {}) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newMotorQuote(server, agent, facts);
  const query = { type: 'lead', quoteId: quote.quoteId };
  const generate = () => call(server, agent, 'generateMotorLink', { query });
  return { agent, quote, generate };
};
const idOf = (link: string): string => link.split('/').at(-1) ?? '';
const open = (server: AreaServer, name: 'decryptLink' | 'decryptMotorLink', id: string, who = nobody) =>
  call(server, who, name, { query: { id } });

it.each([
  ['a car', {}, '61f0c1a5e4b0a70001a3d102'],
  ['a motorcycle', beat, '61f0c1a5e4b0a70001a3d103'],
])('shares %s by a motor link, and opens it with the motor call alone', async (_, facts, productId) => {
  const { server } = world;
  const { agent, quote, generate } = await shared(server, facts);
  const { errMsg } = await generate();
  expect(errMsg.link).toMatch(/^https:\/\/payung\.test\/app\/motor\/[0-9A-Za-z]{6}$/);
  const query = { type: 'lead', quoteId: quote.quoteId };
  expect((await succeed(server, agent, 'generateLink', { query })).link).toBe(errMsg.link);
  const id = idOf(errMsg.link);
  const invitation = { productId, fullName: 'Sari' };
  expect((await open(server, 'decryptMotorLink', id)).errMsg.data).toEqual(invitation);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  expect((await open(server, 'decryptMotorLink', id, visit)).errMsg.data).toEqual({
    ...invitation,
    quoteId: quote.quoteId,
    stage: 'Lead Created',
  });
});

it('answers a link of another product as one that does not exist [LINK-017]', async () => {
  const { server } = world;
  const { generate } = await shared(server);
  const { headers } = await newAgent(server);
  const kite = await newQuote(server, headers);
  const query = { type: 'lead', quoteId: kite.quoteId };
  const { link } = await succeed(server, headers, 'generateLink', { query });
  const unknown = await open(server, 'decryptMotorLink', 'zzzzzz');
  for (const answer of [
    await open(server, 'decryptMotorLink', idOf(link)),
    await open(server, 'decryptLink', idOf((await generate()).errMsg.link)),
  ]) {
    expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
  }
  expect(unknown.message).toBe('given link is invalid');
});

it('answers an expired link with its own message [LINK-018]', async () => {
  const { server } = world;
  const { generate } = await shared(server);
  const { link, expiresAt } = (await generate()).errMsg;
  const { db } = server.services;
  await db
    .updateTable('share_links')
    .set({ expires_at: server.clock.now() })
    .where('expires_at', '=', new Date(expiresAt))
    .execute();
  expect((await open(server, 'decryptMotorLink', idOf(link))).message).toBe('link is expired');
});

it('makes no link before the quote has the phone of the customer', async () => {
  const { server } = world;
  const { generate } = await shared(server, { insuredMobile: undefined });
  expect((await generate()).status).toBe(422);
});
