import { randomUUID } from 'node:crypto';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newPromo, consents } from '#areas/quote/testing/journey.ts';
import { homeModule } from '../module.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import type { OpenQuote } from '#areas/quote/testing/journey.ts';
import { newAgent, newPhone, newVisit } from '#testing/people.ts';

/** A server that sells home, and kites beside it. */
export const useHomeServer = () => useAreaServer([homeModule, kiteModule]);

/** A promo code of home. */
export const homePromo = (server: AreaServer, facts: object = {}): Promise<string> =>
  newPromo(server, facts, { productId: PRODUCT_IDS.home, length: 17 });

/** A house in Bandung: earthquake zone 4 and flood by depth, two thousand million rupiah. */
export const house = {
  occupationType: 'H',
  provinceId: '32',
  city: 'Kota Bandung',
  stories: 2,
  buildingSumInsured: 2_000_000_000,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
  homeEffectiveDate: '2026-02-10',
  insuredName: 'Budi Santoso',
};

export const apartment = {
  ...house,
  occupationType: 'A',
  stories: 20,
  buildingSumInsured: 0,
  fixturesSumInsured: 300_000_000,
};

/** A fresh quote of the agent's, at Lead Created. */
export const newHomeQuote = async (server: AreaServer, agent: Credentials, facts: object = {}) => {
  const insuredMobile = newPhone();
  const body = { ...house, insuredMobile, requirementsAgreed: true, requestId: randomUUID(), ...facts };
  const { data } = await succeed(server, agent, 'createHomeQuote', { body });
  return { quoteId: data.quoteId as string, code: data.quote_Id as string, phone: body.insuredMobile };
};

export const parPlan = {
  typeofProduct: 'PAR',
  planCode: 'HOMPAR',
  planName: 'PROPERTY ALL RISK',
  premium: 0,
};
export const flexasPlan = { ...parPlan, typeofProduct: 'FLEXAS', planCode: 'HOMFLX', planName: 'Flexas' };

export const covers = (flags: object = {}) => ({
  isEQCoverOpted: '',
  isFloodCoverOpted: '',
  isRSMDCCCoverOpted: '',
  additionalBenefits: [],
  ...flags,
});

/** Customer information as the screen sends it, flat (HOME-101). */
export const homeCustomer = (insuredMobile: string, facts: object = {}) => ({
  insuredName: 'Budi Santoso',
  homeEffectiveDate: '2026-02-10',
  homeExpiryDate: '2027-02-10',
  insuredMobile,
  insuredEmail: 'budi@payung.test',
  address: 'Jalan Dago 12',
  addrProvince: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
  insuredPlaceOfBirth: 'Bandung',
  insuredDob: '1990-05-17',
  insuredIdCard: '3273010101900001',
  insuredPassportNo: '',
  isCorrespondenceChecked: true,
  correspondenceAddress: '',
  correspondenceProvince: '',
  correspondenceCity: '',
  correspondenceDistrict: '',
  correspondenceSubDistrict: '',
  correspondencePostalCode: '',
  addressForHardCopy: '',
  ...facts,
});

interface Seat {
  readonly who: Credentials;
  readonly quoteId: string;
}

export const patchHome = (server: AreaServer, { who, quoteId }: Seat, body: object) =>
  call(server, who, 'updateHomeQuote', { params: { quoteId }, body });

export const homeRecord = async (server: AreaServer, who: Credentials, quoteId: string) =>
  (await succeed(server, who, 'getHomeQuote', { params: { quoteId } })).data;

type Drive = (server: AreaServer, who: Credentials, quote: OpenQuote) => Promise<unknown>;

const save =
  (body: object): Drive =>
  async (server, who, { quoteId }) => {
    const answer = await patchHome(server, { who, quoteId }, body);
    if (answer.status !== 200) throw new Error(answer.text);
  };

const STEPS: readonly (readonly [Stage, Drive])[] = [
  ['Lead Created', () => Promise.resolve()],
  ['Plan Selected', save(parPlan)],
  ['Additional Benefit Selected', save(covers({ isEQCoverOpted: 'Y', isFloodCoverOpted: 'Y' }))],
  [
    'Quick Quote Created',
    (server, who, { quoteId }) => succeed(server, who, 'homeQuickQuote', { params: { quoteId } }),
  ],
  [
    'Customer Information Updated',
    (server, who, quote) => save(homeCustomer(quote.phone))(server, who, quote),
  ],
  [
    'Full Quote Created',
    (server, who, { quoteId }) =>
      succeed(server, who, 'confirmQuote', { params: { quoteId }, body: consents }),
  ],
];

/** Takes a fresh home quote through the calls until it stands at the stage. */
export const driveHomeTo = async (
  server: AreaServer,
  { who, quote }: { readonly who: Credentials; readonly quote: OpenQuote },
  stage: Stage,
): Promise<void> => {
  for (const [reached, step] of STEPS) {
    await step(server, who, quote);
    if (reached === stage) return;
  }
  throw new Error(`No step leads to ${stage}`);
};

/** Takes a fresh home quote to its proposal. */
export const confirmedHome = async (
  server: AreaServer,
  who: Credentials,
  quote: OpenQuote,
): Promise<string> => {
  await driveHomeTo(server, { who, quote }, 'Full Quote Created');
  const { proposalNo } = await homeRecord(server, who, quote.quoteId);
  if (proposalNo === undefined) throw new Error('No proposal number');
  return proposalNo as string;
};

/** A quick-quoted house with its agent, its customer's visit and its lead. */
export const quotedHome = async (server: AreaServer) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent);
  await driveHomeTo(server, { who: agent, quote }, 'Quick Quote Created');
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  const { leadId } = await homeRecord(server, agent, quote.quoteId);
  return { agent, quote, customer, params: { quoteId: quote.quoteId }, leadId: leadId._id as string };
};

/** An agent's new quote, and the customer who has entered it by the link. */
export const startedHome = async (server: AreaServer, facts: object = {}) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent, facts);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, quote, customer, params: { quoteId: quote.quoteId } };
};
