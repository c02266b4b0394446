import { randomUUID } from 'node:crypto';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { consents, newPromo } from '#areas/quote/testing/journey.ts';
import type { OpenQuote } from '#areas/quote/testing/journey.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent, newPhone, newVisit } from '#testing/people.ts';
import { motorModule } from '../module.ts';

/** A server that sells motor, and kites beside it. */
export const useMotorServer = () => useAreaServer([motorModule, kiteModule]);

/** A promo code of cars. */
export const motorPromo = (server: AreaServer, facts: object = {}): Promise<string> =>
  newPromo(server, facts, { productId: PRODUCT_IDS.motor4w, length: 18 });

let serial = 0;
/** Numbers of its own for every vehicle, so that policies of one test never meet another. */
const numbers = () => {
  serial += 1;
  return {
    chassisNo: `MHFTEST${String(serial).padStart(10, '0')}`,
    engineNo: `2NR${String(serial).padStart(7, '0')}`,
  };
};

/** An Avanza in Jakarta, three years old, comprehensive: 4,199,000 a year. */
export const avanza = {
  vehicleType: 'fourWheeler',
  actualVehicleBrand: 'Toyota',
  vehicleModel: 'Avanza',
  actualManufactureYear: 2023,
  actualLicensePlatCode: 'B',
  licensePlateNumber: '1234',
  licensePlateNumber1: 'ABC',
  chassisNo: 'MHFXX1234567890AB',
  engineNo: '2NRX123456',
  vehicleUse: 'private',
  coverageOption: 1,
  sumInsured: 170_000_000,
  accessories: 0,
  effectiveDate: '2026-02-10',
  insuredName: 'Budi Santoso',
};

/** A BeAT in Bandung, one year old, total loss only: 360,000 a year. */
export const beat = {
  ...avanza,
  vehicleType: 'twoWheeler',
  actualVehicleBrand: 'Honda',
  vehicleModel: 'BeAT',
  actualManufactureYear: 2025,
  actualLicensePlatCode: 'D',
  chassisNo: 'MH1JM9118RK123456',
  engineNo: 'JM91E1234567',
  coverageOption: 2,
  sumInsured: 20_000_000,
};

/** A fresh quote of the agent's, at Lead Created: an Avanza unless `facts` say otherwise. */
export const newMotorQuote = async (server: AreaServer, agent: Credentials, facts: object = {}) => {
  const insuredMobile = newPhone();
  const body = { ...avanza, ...numbers(), insuredMobile, requestId: randomUUID(), ...facts };
  const { data } = await succeed(server, agent, 'createMotorQuote', { body });
  return { quoteId: data.quoteId as string, code: data.quote_Id as string, phone: insuredMobile };
};

export const standardPlan = {
  planCode: 'MTSTD',
  planName: 'Motor Standard',
  premium: 0,
  duration: 1,
  isEligibleForMultiyear: false,
};

export const addOns = (...codes: readonly string[]) => ({
  additionalBenefits: codes.map((code) => ({ BenefitCode: code })),
});

export const motorCustomer = (insuredMobile: string, facts: object = {}) => ({
  customer: {
    insuredName: 'Budi Santoso',
    insuredDob: '1990-05-17',
    insuredIdCard: '3273010101900001',
    insuredMobile,
    insuredEmail: 'budi@payung.test',
    effectiveDate: '2026-02-10',
    insuredAddress: {
      address: 'Jalan Dago 12',
      province: 'Jawa Barat',
      city: 'Kota Bandung',
      district: 'Coblong',
      subDistrict: 'Dago',
      postalCode: '40135',
    },
    ...facts,
  },
});

interface Seat {
  readonly who: Credentials;
  readonly quoteId: string;
}

/** Vehicle, phone, plan and customer. */
export const patchMotor = (server: AreaServer, { who, quoteId }: Seat, body: object) =>
  call(server, who, 'updateQuote', { params: { quoteId }, body });

/** Add-ons, discount and promo code. */
export const patchOrder = (server: AreaServer, { who, quoteId }: Seat, body: object) =>
  call(server, who, 'updateMotorOrder', { params: { quoteId }, body });

export const motorRecord = async (server: AreaServer, who: Credentials, quoteId: string): Promise<Wire> => {
  const { data } = await succeed(server, who, 'getQuote', { query: { id: quoteId } });
  return data[0];
};

export const quickQuote = async (server: AreaServer, { who, quoteId }: Seat): Promise<void> => {
  const { vehicleType: type } = await motorRecord(server, who, quoteId);
  await succeed(server, who, 'motorQuickQuote', { params: { quoteId }, query: { type } });
};

/** As if reviewers had approved the photos that day; how they do it, the tests of the inspection show. */
export const approveInspection = async (server: AreaServer, quoteId: string): Promise<void> => {
  const { db } = server.services;
  const { details } = await db
    .selectFrom('quotes')
    .select('details')
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const approvedAt = server.clock.now().toISOString();
  const inspection = { status: 'approved', round: 1, sent: [], flagged: [], approvedAt };
  await db
    .updateTable('quotes')
    .set({ stage: 'Q C Inspection Done', details: JSON.stringify({ ...details, inspection }) })
    .where('id', '=', quoteId)
    .execute();
};

type Drive = (server: AreaServer, who: Credentials, quote: OpenQuote) => Promise<unknown>;

const saving =
  (patch: typeof patchMotor, bodyOf: (quote: OpenQuote) => object): Drive =>
  async (server, who, quote) => {
    const answer = await patch(server, { who, quoteId: quote.quoteId }, bodyOf(quote));
    if (answer.status !== 200) throw new Error(answer.text);
  };

const STEPS: readonly (readonly [Stage, Drive])[] = [
  ['Lead Created', () => Promise.resolve()],
  ['Plan Selected', saving(patchMotor, () => standardPlan)],
  ['Additional Benefit Selected', saving(patchOrder, () => addOns('FLOOD'))],
  ['Quick Quote Created', (server, who, { quoteId }) => quickQuote(server, { who, quoteId })],
  ['Customer Information Updated', saving(patchMotor, ({ phone }) => motorCustomer(phone))],
  ['Q C Inspection Done', (server, _who, { quoteId }) => approveInspection(server, quoteId)],
  [
    'Full Quote Created',
    (server, who, { quoteId }) =>
      succeed(server, who, 'confirmQuote', { params: { quoteId }, body: consents }),
  ],
];

interface DriveTarget {
  readonly who: Credentials;
  readonly quote: OpenQuote;
  /** A motorcycle has no add-ons. */
  readonly kind?: 'car' | 'motorcycle';
}

/** Takes a fresh quote through the calls until it stands at the stage. */
export const driveMotorTo = async (
  server: AreaServer,
  { who, quote, kind = 'car' }: DriveTarget,
  stage: Stage,
): Promise<void> => {
  for (const [reached, step] of STEPS) {
    if (kind === 'car' || reached !== 'Additional Benefit Selected') await step(server, who, quote);
    if (reached === stage) return;
  }
  throw new Error(`No step leads to ${stage}`);
};

/** A quick-quoted Avanza with its agent and its customer's visit. */
export const quotedMotor = async (server: AreaServer) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newMotorQuote(server, agent);
  await driveMotorTo(server, { who: agent, quote }, 'Quick Quote Created');
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, customer, quote };
};
