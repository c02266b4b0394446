import { describe, expect, it } from 'vitest';
import { STAGES, isSold } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { firstOpen, mayVisit, next, previous } from '@payung/shared/journey/steps/journey.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { aMotorQuote, aMotorcycleQuote } from '#testing/quotes.ts';
import { motorRoutes } from './contract/routes.ts';
import { motorJourney } from './journey.ts';
import type { MotorStop } from './journey.ts';
import { car, motorcycle } from './product.ts';

const answers = (quote: MotorQuoteRecord | undefined, isAgent = true) => ({
  quote,
  isAgent,
  today: '2027-02-01',
});
const KINDS = { car: aMotorQuote, motorcycle: aMotorcycleQuote } as const;
type Kind = keyof typeof KINDS;
const quoteAt = (kind: Kind, stage: Stage, change: Partial<MotorQuoteRecord> = {}) =>
  KINDS[kind]({ stage, planCode: stage === 'Lead Created' ? '' : 'MTSTD', ...change });

it('has its stops in this order, each with its page and progress step [MOT-073]', () => {
  expect(motorJourney.stops.map(({ id, route }) => [id, route.path, route.step])).toEqual([
    ['start', '/motorscreen', 1],
    ['createQuote', '/createmotorquote', 1],
    ['choosePlan', '/motorchooseproduct', 1],
    ['additionalBenefits', '/motoradditionalbenefits', 1],
    ['orderSummary', '/motorordersummary', 1],
    ['quoteSuccess', '/oonasuccess', undefined],
    ['customerInformation', '/customerinformationmotor', 2],
    ['customerConfirmation', '/customerconfirmationmotor', 2],
    ['carInspection', '/oonariskinspectionmotor', 2],
    ['motorcycleInspection', '/oonariskinspectionbike', 2],
    ['photoPreview', '/oonamotorPreview', 2],
    ['photoReupload', '/motorreupload', 2],
    ['confirmation', '/oonaconfirmationMotor', 3],
    ['payment', '/oonapayment', 3],
    ['policy', '/oonasuccess1', undefined],
  ]);
});

type Way = [stop: MotorStop, back: string | undefined, agent: string | undefined, customer?: string];

/** Stop, and the pages of Back and of Next; of Next for a customer where that is another one. */
const WAYS: Readonly<Record<Kind, readonly Way[]>> = {
  car: [
    ['start', undefined, '/createmotorquote'],
    ['createQuote', '/motorscreen', '/motorchooseproduct'],
    ['choosePlan', '/motorscreen', '/motoradditionalbenefits'],
    ['additionalBenefits', '/motorchooseproduct', '/motorordersummary'],
    ['orderSummary', '/motoradditionalbenefits', '/oonasuccess', '/customerinformationmotor'],
    ['quoteSuccess', '/motorordersummary', '/customerinformationmotor'],
    ['customerInformation', '/motorordersummary', '/customerconfirmationmotor'],
    ['customerConfirmation', '/customerinformationmotor', '/oonariskinspectionmotor'],
    ['carInspection', '/customerinformationmotor', '/oonaconfirmationMotor'],
    ['photoPreview', '/oonariskinspectionmotor', '/oonaconfirmationMotor'],
    ['photoReupload', '/oonariskinspectionmotor', '/oonaconfirmationMotor'],
    ['confirmation', '/oonariskinspectionmotor', '/oonapayment'],
    ['payment', '/oonaconfirmationMotor', '/oonasuccess1'],
    ['policy', '/oonapayment', undefined],
  ],
  motorcycle: [
    ['start', undefined, '/createmotorquote'],
    ['createQuote', '/motorscreen', '/motorchooseproduct'],
    ['choosePlan', '/motorscreen', '/motorordersummary'],
    ['orderSummary', '/motorchooseproduct', '/oonasuccess', '/customerinformationmotor'],
    ['quoteSuccess', '/motorordersummary', '/customerinformationmotor'],
    ['customerInformation', '/motorordersummary', '/customerconfirmationmotor'],
    ['customerConfirmation', '/customerinformationmotor', '/oonariskinspectionbike'],
    ['motorcycleInspection', '/customerinformationmotor', '/oonaconfirmationMotor'],
    ['photoPreview', '/oonariskinspectionbike', '/oonaconfirmationMotor'],
    ['photoReupload', '/oonariskinspectionbike', '/oonaconfirmationMotor'],
    ['confirmation', '/oonariskinspectionbike', '/oonapayment'],
    ['payment', '/oonaconfirmationMotor', '/oonasuccess1'],
    ['policy', '/oonapayment', undefined],
  ],
};

describe.each(['car', 'motorcycle'] as const)('the journey of a %s [MOT-073]', (kind) => {
  const confirmed = quoteAt(kind, 'Full Quote Created');

  it.each(WAYS[kind])('leads from %s back to %s', (stop, back) => {
    for (const isAgent of [true, false])
      expect(previous(motorJourney, answers(confirmed, isAgent), stop)?.route.path).toBe(back);
  });

  it.each(WAYS[kind])(
    'leads from %s (back: %s) to the next stop of an agent and of a customer',
    (stop, _back, agent, customer = agent) => {
      expect(next(motorJourney, answers(confirmed, true), stop)?.route.path).toBe(agent);
      expect(next(motorJourney, answers(confirmed, false), stop)?.route.path).toBe(customer);
    },
  );

  it('opens a stop only after the stops before it are done', () => {
    const planned = answers(quoteAt(kind, 'Plan Selected'));
    for (const stop of ['quoteSuccess', 'customerInformation', 'photoPreview', 'confirmation'] as const)
      expect(mayVisit(motorJourney, planned, stop)).toBe(false);
  });

  it.each(STAGES.filter((stage) => isSold(stage)))('opens only the policy at the sold stage %s', (stage) => {
    const sold = answers(quoteAt(kind, stage));
    const open = motorJourney.stops.filter(({ id }) => mayVisit(motorJourney, sold, id));
    expect(open.map(({ id }) => id)).toEqual(['policy']);
  });
});

const OPEN: readonly (readonly [Stage, MotorStop, MotorStop])[] = [
  ['Lead Created', 'choosePlan', 'choosePlan'],
  ['Plan Selected', 'additionalBenefits', 'orderSummary'],
  ['Additional Benefit Selected', 'orderSummary', 'orderSummary'],
  ['Quick Quote Created', 'customerInformation', 'customerInformation'],
  ['PromoCode Added', 'customerInformation', 'customerInformation'],
  ['Customer Information Updated', 'carInspection', 'motorcycleInspection'],
  ['Qc Checked', 'carInspection', 'motorcycleInspection'],
  ['Q C Inspection Done', 'confirmation', 'confirmation'],
  ['Full Quote Created', 'payment', 'payment'],
  ['Policy Generated', 'policy', 'policy'],
  ['Full Quote Created With Payment', 'policy', 'policy'],
];

it.each(OPEN)(
  'has at %s the first open stop %s of a car and %s of a motorcycle',
  (stage, ofCar, ofMotorcycle) => {
    expect(firstOpen(motorJourney, answers(quoteAt('car', stage))).id).toBe(ofCar);
    expect(firstOpen(motorJourney, answers(quoteAt('motorcycle', stage))).id).toBe(ofMotorcycle);
  },
);

it('opens only the start and the vehicle form without a quote', () => {
  expect(firstOpen(motorJourney, answers(undefined)).id).toBe('start');
  expect(mayVisit(motorJourney, answers(undefined), 'createQuote')).toBe(true);
  expect(mayVisit(motorJourney, answers(undefined), 'choosePlan')).toBe(false);
});

it('asks for photos again once an approval has expired (ruling R11)', () => {
  const expired = { status: 'expired', round: 1, wantedSlots: ['front'] } as const;
  const quote = quoteAt('car', 'Q C Inspection Done', { inspection: expired });
  expect(firstOpen(motorJourney, answers(quote)).id).toBe('carInspection');
  expect(mayVisit(motorJourney, answers(quote), 'confirmation')).toBe(false);
});

describe.each([
  ['car', car],
  ['motorcycle', motorcycle],
] as const)('a resumed quote of a %s', (kind, product) => {
  const stages = STAGES.filter((stage) => product.link.stages[stage] !== undefined && !isSold(stage));
  it.each(stages)('opens at %s the stop where its link lands', (stage) => {
    const path = product.link.stages[stage]?.toLowerCase();
    const stop = motorJourney.stops.find(({ route }) => route.path.toLowerCase() === path)?.id ?? 'policy';
    for (const isAgent of [true, false])
      expect(mayVisit(motorJourney, answers(quoteAt(kind, stage), isAgent), stop)).toBe(true);
  });
});

it('has the pages of the specification, and three of its own [SHELL-029, MOT-070, MOT-072]', () => {
  const rows = Object.entries<{ path: string; mode: string; sells?: true }>(motorRoutes);
  expect(rows.map(([id, { path, mode, sells }]) => [id, path, mode, sells])).toEqual([
    ['start', '/motorscreen', 'both', true],
    ['createQuote', '/createmotorquote', 'both', true],
    ['choosePlan', '/motorchooseproduct', 'both', true],
    ['additionalBenefits', '/motoradditionalbenefits', 'both', true],
    ['orderSummary', '/motorordersummary', 'both', true],
    ['customerInformation', '/customerinformationmotor', 'both', true],
    ['customerConfirmation', '/customerconfirmationmotor', 'both', true],
    ['carInspection', '/oonariskinspectionmotor', 'both', true],
    ['motorcycleInspection', '/oonariskinspectionbike', 'both', true],
    ['photoPreview', '/oonamotorPreview', 'both', true],
    ['photoReupload', '/motorreupload', 'both', true],
    ['confirmation', '/oonaconfirmationMotor', 'both', true],
    ['payment', '/motorpayment', 'both', true],
    ['otp', '/motorotp', 'both', undefined],
    ['handoff', '/motorphotohandoff', 'public', undefined],
    ['reviewQueue', '/motorreviews', 'staff', undefined],
    ['review', '/motorreview', 'staff', undefined],
  ]);
});
