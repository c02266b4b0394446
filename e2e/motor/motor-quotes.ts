import { randomInt, randomUUID } from 'node:crypto';
import type {
  MotorOrderChange,
  MotorQuoteChange,
  MotorQuoteRecord,
} from 'mfe-motor/contract/schemas/quote.ts';
import type { NewMotorQuote } from 'mfe-motor/contract/schemas/vehicle.ts';
import { motorEndpoints } from 'mfe-motor/contract/endpoints.ts';
import type { DecisionForm } from 'mfe-motor/contract/schemas/review.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import type { Sellers, Sender } from '#support/sample-policy.ts';
import { sendPhoto, CAR_SLOTS, MOTORCYCLE_SLOTS } from './photos.ts';
import type { Reason, Slot } from './photos.ts';

type MotorCustomer = Extract<MotorQuoteChange, { kind: 'customer' }>['customer'];

/** A motor quote that was brought to a stage. */
export interface SharedMotorQuote {
  readonly quoteId: string;
  readonly quoteCode: string;
  readonly insured: string;
  readonly phone: string;
  readonly plate: string;
  readonly chassisNo: string;
  readonly engineNo: string;
  /** Path of the share link. */
  readonly link: string;
}

export const startDate = (): string => addDays(todayInJakarta(new Date()), 7);

/** Year of manufacture of a vehicle of that age when its cover begins. */
export const yearOfAge = (age: number): number => Number(startDate().slice(0, 4)) - age;

type Vehicle = Omit<
  NewMotorQuote,
  'insuredName' | 'insuredPhone' | 'requestId' | 'startDate' | 'chassisNo' | 'engineNo'
>;

/** Three years old, in Jakarta, region 2: 2.47 percent of 170 million rupiah are 4,199,000. */
const avanza = (): Vehicle => ({
  kind: 'car',
  brand: 'Toyota',
  model: 'Avanza',
  year: yearOfAge(3),
  plateCode: 'B',
  plateNumber: '1734',
  plateSuffix: 'KZL',
  use: 'private',
  coverage: 'comprehensive',
  sumInsured: 170_000_000,
  accessories: 0,
});

/** New, in Bandung, region 2: 1.8 percent of 20 million rupiah are 360,000. */
export const beat = (): Vehicle => ({
  ...avanza(),
  kind: 'motorcycle',
  brand: 'Honda',
  model: 'BeAT',
  year: yearOfAge(0),
  plateCode: 'D',
  plateNumber: '5021',
  plateSuffix: 'ABQ',
  coverage: 'totalLoss',
  sumInsured: 20_000_000,
});

/** Chassis and engine number that no other vehicle of the run has: one vehicle has one policy. */
export const vehicleNumbers = (): Pick<NewMotorQuote, 'chassisNo' | 'engineNo'> => {
  const number = String(randomInt(1_000_000, 10_000_000));
  return { chassisNo: `MHKM1BA3J${number}K`, engineNo: `2NRV${number}` };
};

/** The customer's own data, unique among the quotes of the tests. */
export const PRIVATE = {
  email: 'tri.rahayu@example.com',
  idCard: '3273015005910007',
  street: 'Jalan Cipaganti 41',
} as const;

const customerOf = (insuredName: string, insuredPhone: string): MotorCustomer => ({
  insuredName,
  insuredPhone,
  insuredBirthDate: '1991-05-10',
  insuredIdCard: PRIVATE.idCard,
  insuredEmail: PRIVATE.email,
  startDate: startDate(),
  address: {
    address: PRIVATE.street,
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    district: 'Coblong',
    subDistrict: 'Dago',
    postalCode: '40135',
  },
});

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: '2026-11',
  language: 'id',
} as const;

export const readMotor = (api: Api, quoteId: string): Promise<MotorQuoteRecord> =>
  api.call(motorEndpoints.getMotorQuote, { query: { quoteId } });

const changeMotor = (api: Api, quoteId: string, body: MotorQuoteChange): Promise<unknown> =>
  api.call(motorEndpoints.updateMotorQuote, { params: { quoteId }, body });

const changeOrder = (api: Api, quoteId: string, body: MotorOrderChange): Promise<unknown> =>
  api.call(motorEndpoints.updateMotorOrder, { params: { quoteId }, body });

// A platform that runs already has the photos of earlier runs.
let seed = randomInt(1_000_000);

/** A photo of its own for each slot. */
export const sendPhotos = async (sender: Sender, quoteId: string, slots: readonly Slot[]): Promise<void> => {
  for (const slot of slots) {
    seed += 1;
    await sendPhoto(sender, { quoteId, slot, seed });
  }
};

export const submitPhotos = (api: Api, quoteId: string): Promise<unknown> =>
  api.call(motorEndpoints.submitInspection, { params: { quoteId } });

/** What a reviewer decides about the newest set. */
export const decide = async (
  staff: Api,
  quoteId: string,
  change: Partial<Omit<DecisionForm, 'flags' | 'round'>> & {
    readonly flags?: Readonly<Partial<Record<Slot, Reason>>>;
  },
): Promise<void> => {
  const params = { quoteId };
  const { round, photos } = await staff.call(motorEndpoints.leaseReview, {
    params,
    body: { takeOver: false },
  });
  // A set can be approved only after a photo of it was opened.
  for (const { photoId } of photos.slice(0, 1))
    await staff.call(motorEndpoints.reviewPhoto, { params: { quoteId, photoId } });
  const flags = photos.flatMap(({ slot, photoId }) => {
    const reason = change.flags?.[slot];
    return reason === undefined ? [] : [{ photoId, reason, note: '' }];
  });
  const body: DecisionForm = {
    decision: 'approve',
    reason: '',
    checked: ['plate', 'chassis', 'engine', 'year', 'privateUse'],
    ...change,
    round,
    flags,
  };
  await staff.call(motorEndpoints.decideReview, { params, body });
};

interface StartedQuote {
  readonly quoteId: string;
  readonly vehicle: Vehicle;
  readonly insured: string;
  readonly phone: string;
  readonly years: number;
  readonly codes: readonly string[];
}

type Step = (sellers: Sellers, quote: StartedQuote) => Promise<unknown>;

/** The calls that bring a quote to each stage, as browsers make them. */
const STEPS = [
  ['Lead Created', () => Promise.resolve()],
  [
    'Plan Selected',
    ({ agent }, { quoteId, years }) =>
      changeMotor(agent.api, quoteId, {
        kind: 'plan',
        planCode: 'MTSTD',
        planName: 'Motor Standard',
        premium: 0,
        duration: years,
        isEligibleForMultiyear: years > 1,
      }),
  ],
  [
    'Additional Benefit Selected',
    ({ agent }, { quoteId, vehicle, codes }) =>
      vehicle.kind === 'motorcycle'
        ? Promise.resolve()
        : changeOrder(agent.api, quoteId, { kind: 'benefits', codes }),
  ],
  [
    'Quick Quote Created',
    ({ agent }, { quoteId, vehicle: { kind } }) =>
      agent.api.call(motorEndpoints.motorQuickQuote, { params: { quoteId }, query: { kind } }),
  ],
  [
    'Customer Information Updated',
    ({ agent }, { quoteId, insured, phone }) =>
      changeMotor(agent.api, quoteId, { kind: 'customer', customer: customerOf(insured, phone) }),
  ],
  [
    'Qc Checked',
    async ({ agent }, { quoteId, vehicle }) => {
      await sendPhotos(agent, quoteId, vehicle.kind === 'car' ? CAR_SLOTS : MOTORCYCLE_SLOTS);
      await submitPhotos(agent.api, quoteId);
    },
  ],
  ['Q C Inspection Done', ({ staff }, { quoteId }) => decide(staff, quoteId, {})],
  [
    'Full Quote Created',
    ({ agent }, { quoteId }) =>
      agent.api.call(endpoints.confirmQuote, { params: { quoteId }, body: consents }),
  ],
  [
    'Full Quote Created With Payment',
    async ({ agent }, { quoteId }) => {
      const { proposalNo = '' } = await readMotor(agent.api, quoteId);
      return agent.api.call(endpoints.payLater, { query: { proposalNo } });
    },
  ],
] as const satisfies readonly (readonly [Stage, Step])[];

export type ReachableMotorStage = (typeof STEPS)[number][0];

/** Brings a car's quote on from one stage to another. */
export const advanceMotorQuote = async (
  sellers: Sellers,
  { quoteId, insured, phone }: SharedMotorQuote,
  [from, to]: readonly [from: ReachableMotorStage, to: ReachableMotorStage],
): Promise<void> => {
  const stages = STEPS.map(([reached]) => reached);
  const quote: StartedQuote = { quoteId, insured, phone, vehicle: avanza(), years: 1, codes: ['TPL025'] };
  for (const [, step] of STEPS.slice(stages.indexOf(from) + 1, stages.indexOf(to) + 1))
    await step(sellers, quote);
};

/** Creates a share link of a quote; answers its path. */
const shareMotor = async (api: Api, quoteId: string): Promise<string> => {
  const { link } = await api.call(motorEndpoints.generateMotorLink, { query: { type: 'lead', quoteId } });
  return new URL(link).pathname;
};

export interface QuoteOptions {
  readonly vehicle?: Vehicle;
  readonly insured?: string;
  readonly years?: number;
  /** Add-ons. */
  readonly codes?: readonly string[];
}

/** A motor quote, brought to a stage step by step as browsers would, and shared. */
export const makeMotorQuote = async (
  sellers: Sellers,
  stage: ReachableMotorStage,
  { vehicle = avanza(), insured = 'Tri Rahayu', years = 1, codes = ['TPL025'] }: QuoteOptions = {},
): Promise<SharedMotorQuote> => {
  const phone = `0815${randomInt(10_000_000, 100_000_000)}`;
  const numbers = vehicleNumbers();
  // Reviewers identify a set by its plate.
  const plateNumber = String(randomInt(1000, 10_000));
  const { api } = sellers.agent;
  const { quoteId, code: quoteCode } = await api.call(motorEndpoints.createMotorQuote, {
    body: {
      ...vehicle,
      ...numbers,
      plateNumber,
      startDate: startDate(),
      insuredName: insured,
      insuredPhone: phone,
      requestId: randomUUID(),
    },
  });
  const quote: StartedQuote = { quoteId, vehicle, insured, phone, years, codes };
  for (const [reached, step] of STEPS) {
    await step(sellers, quote);
    if (reached === stage) break;
  }
  const plate = `${vehicle.plateCode} ${plateNumber} ${vehicle.plateSuffix}`;
  return { quoteId, quoteCode, insured, phone, plate, ...numbers, link: await shareMotor(api, quoteId) };
};
