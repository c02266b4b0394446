import { expect, it } from 'vitest';
import sharp from 'sharp';
import { call, succeed } from '#testing/caller.ts';
import { sendFile } from '#testing/form.ts';
import { newAgent, newVisit } from '#testing/people.ts';
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
