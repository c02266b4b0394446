import sharp from 'sharp';
import { expect, it } from 'vitest';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { sendFile } from '#testing/form.ts';
import {
  confirmedHome,
  covers,
  flexasPlan,
  homeRecord,
  parPlan,
  patchHome,
  startedHome,
  useHomeServer,
} from './testing/home.ts';
import { recordOf } from '#areas/quote/testing/journey.ts';

const world = useHomeServer();

it('reads the home record with all its fields [HOME-103] [PAY-036]', async () => {
  const { server } = world;
  const { agent, quote } = await startedHome(server);
  await confirmedHome(server, agent, quote);
  const record = await homeRecord(server, agent, quote.quoteId);
  expect(record).toEqual({
    _id: quote.quoteId,
    quoteId: quote.quoteId,
    quote_Id: quote.code,
    leadId: { _id: expect.stringMatching(/^[0-9a-f]{24}$/) },
    lead: [{ email: 'budi@payung.test' }],
    product_Id: '61f0c1a5e4b0a70001a3d104',
    stage: 'Full Quote Created',
    version: 6,
    typeofProduct: 'PAR',
    occupationType: 'H',
    planName: 'PROPERTY ALL RISK',
    planCode: 'HOMPAR',
    stories: 2,
    buildingSumInsured: 2_000_000_000,
    contentsSumInsured: 0,
    fixturesSumInsured: 0,
    premium: expect.any(Number),
    grossPremium: expect.any(Number),
    premiumParts: expect.any(Array),
    additionalBenefits: [
      { BenefitCode: 'C0001028', BenefitDesc: expect.any(String), Premium: expect.any(Number) },
      { BenefitCode: 'C0002003', BenefitDesc: expect.any(String), Premium: expect.any(Number) },
    ],
    isEQCoverOpted: 'Y',
    isFloodCoverOpted: 'Y',
    isRSMDCCCoverOpted: '',
    policyLobList: [
      {
        policyRiskList: [
          {
            flexasCoverPremium: record.premium,
            eQCoverPremium: record.additionalBenefits[0]?.Premium,
            floodCoverPremium: record.additionalBenefits[1]?.Premium,
            rsmdccCoverPremium: 0,
            policyCoverageList: [
              { coverageName: 'PROPERTY ALL RISK', grossPremium: record.premium },
              ...record.additionalBenefits.map(({ BenefitDesc, Premium }: Wire) => ({
                coverageName: BenefitDesc,
                grossPremium: Premium,
              })),
            ],
          },
        ],
      },
    ],
    discountPercent: 0,
    discountAmount: 0,
    discountGivenBy: 'nobody',
    promoCodeList: [],
    orderLines: [
      { label: 'price.premium', amount: record.premium },
      {
        label: 'price.addOn',
        values: { benefit: 'Earthquake, volcanic eruption and tsunami' },
        amount: record.additionalBenefits[0]?.Premium,
      },
      {
        label: 'price.addOn',
        values: { benefit: 'Flood, storm and water damage' },
        amount: record.additionalBenefits[1]?.Premium,
      },
    ],
    addOnTotal: record.grossPremium - record.premium,
    subtotal: record.grossPremium,
    dueLines: [...record.orderLines, { label: 'price.adminCost', amount: 15_000 }],
    promoCode: '',
    adminCost: 15_000,
    stampDuty: 0,
    duePremium: record.grossPremium + 15_000,
    proposalNo: expect.stringMatching(/^PR\d/),
    paymentStatus: 'Unpaid',
    insuredName: 'Budi Santoso',
    proposerName: 'Budi Santoso',
    insuredEmail: 'budi@payung.test',
    insuredMobile: quote.phone,
    insuredDob: '1990-05-17',
    insuredIdCard: '3273010101900001',
    insuredPassportNo: '',
    insuredPlaceOfBirth: 'Bandung',
    effectiveDate: '2026-02-10',
    expiryDate: '2027-02-10',
    homeEffectiveDate: '2026-02-10',
    homeExpiryDate: '2027-02-10',
    address: 'Jalan Dago 12',
    provinceId: '32',
    addrProvince: 'Jawa Barat',
    city: 'Kota Bandung',
    district: 'Coblong',
    subDistrict: 'Dago',
    postalCode: '40135',
    isCorrespondenceChecked: true,
    correspondenceAddress: 'Jalan Dago 12',
    correspondenceProvince: 'Jawa Barat',
    correspondenceCity: 'Kota Bandung',
    correspondenceDistrict: 'Coblong',
    correspondenceSubDistrict: 'Dago',
    correspondencePostalCode: '40135',
    printOption: 'soft',
    addressForHardCopy: '',
    coverageOption: 0,
    duration: 365,
    isEligibleForMultiyear: false,
    savedAt: expect.any(String),
    quotedAt: expect.stringMatching(/^2026-01-15T/),
    validUntil: '2026-02-11',
    agentName: 'Sari Wulandari',
  });
  expect(await recordOf(server, agent, quote.quoteId)).toEqual(record);
});

it('shows the data of the card photo to the insured and, until the sale, to the agent [HOME-103]', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedHome(server);
  const proposalNo = await confirmedHome(server, agent, quote);
  const card = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();
  const photo = new Blob([new Uint8Array(card)], { type: 'image/png' });
  const { key } = await sendFile(server, customer, quote.quoteId, photo);
  const ocrOf = async (who: Credentials) => (await homeRecord(server, who, quote.quoteId)).ocrDetails;
  expect(await ocrOf(customer)).toMatchObject({ idNumber: '', s3Url: key });
  expect(await ocrOf(agent)).toMatchObject({ s3Url: key });
  await succeed(server, agent, 'payLater', { query: { proposalNo } });
  expect(await ocrOf(customer)).toMatchObject({ s3Url: key });
  expect(await ocrOf(agent)).toMatchObject({ s3Url: '' });
});

it('offers both plans with premium, parts and cover in EN and BH [HOME-014]', async () => {
  const { server } = world;
  const { agent, params } = await startedHome(server);
  const english = await call(server, agent, 'homePlans', { params, query: { langId: 'EN' } });
  expect(english.errCode).toBe(-1);
  const [par, flexas] = english.errMsg.data;
  expect(par).toMatchObject({
    typeofProduct: 'PAR',
    planCode: 'HOMPAR',
    planName: 'PROPERTY ALL RISK',
    premium: expect.any(Number),
  });
  expect(flexas).toMatchObject({ typeofProduct: 'FLEXAS', planCode: 'HOMFLX', planName: 'Flexas' });
  expect(par?.parts.reduce((sum: number, part: Wire) => sum + part.amount, 0)).toBe(par?.premium);
  const bahasa = await succeed(server, agent, 'homePlans', { params, query: { langId: 'BH' } });
  expect(bahasa.data[0]?.coverage.map((row: Wire) => row.description)).toContain('Kebakaran');
});

it('offers the three coverages of type C to each plan, with a picture [HOME-019] [HOME-020]', async () => {
  const { server } = world;
  const { agent, params } = await startedHome(server);
  const { data } = await succeed(server, agent, 'homeBenefits', { params, query: { langId: 'BH' } });
  expect(data.map((plan: Wire) => [plan.typeofProduct, plan.planName])).toEqual([
    ['PAR', 'PROPERTY ALL RISK'],
    ['FLEXAS', 'Flexas'],
  ]);
  for (const plan of data) {
    const codes = plan.AdditionalBenefits.map((benefit: Wire) => benefit.BenefitCode).toSorted();
    expect(codes).toEqual(['C0001028', 'C0002003', 'C0002004']);
    for (const benefit of plan.AdditionalBenefits) {
      expect(benefit).toMatchObject({ BenefitType: 'C', Premium: expect.any(Number) });
      expect(benefit.signedUrl).toMatch(/^data:image\/svg\+xml,/);
      expect(benefit.Premium).toBeGreaterThan(0);
    }
  }
});

it('computes every amount itself, and lists the parts of the gross premium', async () => {
  const { server } = world;
  const { agent, quote } = await startedHome(server);
  const cheap = { ...flexasPlan, premium: 1, planName: 'Free' };
  const saved = (await patchHome(server, { who: agent, quoteId: quote.quoteId }, cheap)).errMsg.data;
  expect(saved).toMatchObject({ typeofProduct: 'FLEXAS', planName: 'Flexas', stage: 'Plan Selected' });
  expect(saved.premium).toBeGreaterThan(100_000);
  const free = [{ BenefitCode: 'C0001028', BenefitDesc: 'Earthquake', Premium: 1 }];
  await patchHome(
    server,
    { who: agent, quoteId: quote.quoteId },
    covers({ isEQCoverOpted: 'Y', additionalBenefits: free }),
  );
  const discounted = (
    await patchHome(server, { who: agent, quoteId: quote.quoteId }, { discountPercent: 7.5 })
  ).errMsg.data;
  const gross = discounted.premiumParts.reduce((sum: number, part: Wire) => sum + part.amount, 0);
  expect(discounted.grossPremium).toBe(gross);
  expect(discounted.premiumParts.map((part: Wire) => part.cover)).toEqual(['fire', 'earthquake']);
  expect(discounted).toMatchObject({
    discountAmount: Math.round((gross * 7.5) / 100),
    duePremium: gross - Math.round((gross * 7.5) / 100) + 15_000,
    discountGivenBy: 'agent',
  });
  for (const forged of [{ duePremium: 1 }, { stage: 'Policy Generated' }, { ...parPlan, grossPremium: 1 }]) {
    expect((await patchHome(server, { who: agent, quoteId: quote.quoteId }, forged)).status).toBe(400);
  }
});
