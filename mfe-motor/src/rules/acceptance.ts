import { isCommercialName, isEuropeanName, isMazda } from './vehicle-names.ts';
import { vehicleAge, COVERAGES } from './vehicle.ts';
import type { Coverage } from './vehicle.ts';
import type { Vehicle } from '../contract/schemas/vehicle.ts';

/** What the catalogue knows of a model, or makes of the words that were typed (`typed-vehicle.ts`). */
export interface ModelFacts {
  readonly isEuropean?: boolean;
  /** A pick-up, truck or bus. */
  readonly isCommercial?: boolean;
}

/** All that acceptance asks. A year of 0 and an empty day are not known yet: then no age is judged. */
export type AcceptanceFacts = Pick<Vehicle, 'kind' | 'brand' | 'model' | 'year' | 'use' | 'startDate'> &
  ModelFacts;

export type AcceptanceMessage =
  | 'motor.accept.commercialUse'
  | 'motor.accept.commercialModel'
  | 'motor.accept.motorcycle'
  | 'motor.accept.mazda'
  | 'motor.accept.europeanAge'
  | 'motor.accept.age'
  | 'motor.accept.carTooOld'
  | 'motor.accept.motorcycleTooOld';

/** Without a coverage, the vehicle is not insured at all. */
interface AcceptanceProblem {
  readonly coverage?: Coverage;
  readonly message: AcceptanceMessage;
}

export interface Acceptance {
  readonly coverages: readonly Coverage[];
  readonly problems: readonly AcceptanceProblem[];
}

/** Oldest ages that are accepted, in years (MOT-059, MOT-060); those of total loss are ours, an assumption. */
const MAX_AGE = {
  comprehensiveEuropean: 5,
  comprehensive: 10,
  totalLossCar: 15,
  totalLossMotorcycle: 10,
} as const;

const nameOf = ({ brand, model }: AcceptanceFacts): string => `${brand} ${model}`;

const isEuropean = (facts: AcceptanceFacts): boolean => facts.isEuropean === true || isEuropeanName(facts);

/** Commercial vehicles are not covered (MOT-063). */
const outright = (facts: AcceptanceFacts): readonly AcceptanceProblem[] => [
  ...(facts.use === 'commercial' ? [{ message: 'motor.accept.commercialUse' as const }] : []),
  ...(facts.isCommercial === true || isCommercialName(nameOf(facts))
    ? [{ message: 'motor.accept.commercialModel' as const }]
    : []),
];

const comprehensiveProblem = (facts: AcceptanceFacts, age: number): AcceptanceMessage | undefined => {
  if (facts.kind === 'motorcycle') return 'motor.accept.motorcycle';
  if (isMazda(nameOf(facts))) return 'motor.accept.mazda';
  if (isEuropean(facts)) return age > MAX_AGE.comprehensiveEuropean ? 'motor.accept.europeanAge' : undefined;
  return age > MAX_AGE.comprehensive ? 'motor.accept.age' : undefined;
};

const totalLossProblem = ({ kind }: AcceptanceFacts, age: number): AcceptanceMessage | undefined => {
  if (kind === 'motorcycle')
    return age > MAX_AGE.totalLossMotorcycle ? 'motor.accept.motorcycleTooOld' : undefined;
  return age > MAX_AGE.totalLossCar ? 'motor.accept.carTooOld' : undefined;
};

/** Which coverages a vehicle is accepted for, and why not the others (rulings K33, R13). */
export const acceptanceOf = (facts: AcceptanceFacts, insuredYear = 1): Acceptance => {
  const isAgeKnown = facts.year > 0 && facts.startDate !== '';
  const age = isAgeKnown ? vehicleAge(facts.year, facts.startDate, insuredYear) : 0;
  const refusals = outright(facts);
  const byCoverage: Readonly<Record<Coverage, AcceptanceMessage | undefined>> = {
    comprehensive: comprehensiveProblem(facts, age),
    totalLoss: totalLossProblem(facts, age),
  };
  return {
    coverages: refusals.length > 0 ? [] : COVERAGES.filter((each) => byCoverage[each] === undefined),
    problems: [
      ...refusals,
      ...COVERAGES.flatMap((each) => {
        const message = byCoverage[each];
        return message === undefined ? [] : [{ coverage: each, message }];
      }),
    ],
  };
};
