import type { Stage } from '@payung/shared/domain/stages.ts';
import type { EventActor } from '#core/access/caller.ts';

export type EventActorKind = EventActor['kind'];

export type QuoteEvent =
  /** What is insured changed: the trip, the building. */
  | 'changeRisk'
  | 'changePhone'
  | 'savePlan'
  | 'saveCovid'
  | 'saveBenefits'
  | 'saveDiscount'
  | 'savePromo'
  | 'removePromo'
  | 'quickQuote'
  /** Lead, print choice: what goes along with the customer's information in calls of its own. */
  | 'saveContact'
  | 'saveCustomer'
  /** What is insured is inspected: by photos that its people send and staff decide about (ruling R10). */
  | 'submitInspection'
  | 'approveInspection'
  | 'flagInspection'
  | 'renewInspection'
  | 'reviewInspection'
  /** Staff refuse the quote permanently. */
  | 'rejectQuote'
  | 'confirm'
  | 'payLater'
  | 'paid'
  /** A policy that was to be paid later is paid, or is not and ends; a paid one is cancelled by the insurer. */
  | 'paidLater'
  | 'cancelPolicy';

/** What an event clears because it is no longer valid. */
export type InvalidatedPart = 'plan' | 'covid' | 'benefits' | 'promo' | 'quickQuote' | 'proposal';

export interface Transition {
  readonly event: QuoteEvent;
  readonly by: readonly EventActorKind[];
  readonly from: readonly Stage[];
  /** `keep` leaves the stage where it is. */
  readonly to: Stage | 'keep';
  readonly invalidates: readonly InvalidatedPart[];
}

const beforePlan = ['Lead Created'] as const;
const withPlan = ['Plan Selected', 'Covid Benefit Selected', 'Additional Benefit Selected'] as const;
const quoted = ['Quick Quote Created', 'PromoCode Added'] as const;
const filled = ['Customer Information Updated', 'Full Quote Created'] as const;
const people = ['agent', 'customer'] as const;

/**
 * How a quote of a product without inspection moves. Read it as: this event, by these people, from these
 * stages, leads there and clears that. What no row allows is refused. A sold quote changes no more: it is only
 * paid or cancelled where it was to be paid later. A change after `Full Quote Created` voids the proposal.
 */
export const QUOTE_TRANSITIONS: readonly Transition[] = [
  {
    event: 'changeRisk',
    by: people,
    from: [...beforePlan, ...withPlan, ...quoted, ...filled],
    to: 'Lead Created',
    invalidates: ['plan', 'covid', 'benefits', 'quickQuote', 'proposal'],
  },
  {
    event: 'changePhone',
    by: ['agent'],
    from: [...beforePlan, ...withPlan, ...quoted, ...filled],
    to: 'keep',
    invalidates: [],
  },
  {
    event: 'savePlan',
    by: people,
    from: [...beforePlan, ...withPlan, ...quoted, ...filled],
    to: 'Plan Selected',
    invalidates: ['covid', 'benefits', 'quickQuote', 'proposal'],
  },
  {
    event: 'saveCovid',
    by: people,
    from: [...withPlan, ...quoted, ...filled],
    to: 'Covid Benefit Selected',
    invalidates: ['benefits', 'quickQuote', 'proposal'],
  },
  {
    event: 'saveBenefits',
    by: people,
    from: [...withPlan, ...quoted, ...filled],
    to: 'Additional Benefit Selected',
    invalidates: ['quickQuote', 'proposal'],
  },
  {
    event: 'saveDiscount',
    by: ['agent'],
    from: withPlan,
    to: 'keep',
    invalidates: [],
  },
  {
    // A promo code goes only where the discount takes its place: one of nothing is what the order summary saves
    // for an agent who gives none.
    event: 'saveDiscount',
    by: ['agent'],
    from: [...quoted, ...filled],
    to: 'Additional Benefit Selected',
    invalidates: ['quickQuote', 'proposal'],
  },
  {
    event: 'savePromo',
    by: ['customer'],
    from: [...withPlan, ...quoted, ...filled],
    to: 'PromoCode Added',
    invalidates: ['quickQuote', 'proposal'],
  },
  // Without its code a quote stands where the order summary found it, as with a discount (ruling R04).
  { event: 'removePromo', by: ['customer'], from: withPlan, to: 'keep', invalidates: [] },
  {
    event: 'removePromo',
    by: ['customer'],
    from: [...quoted, ...filled],
    to: 'Additional Benefit Selected',
    invalidates: ['promo', 'quickQuote', 'proposal'],
  },
  {
    event: 'quickQuote',
    by: people,
    from: [...withPlan, 'Quick Quote Created'],
    to: 'Quick Quote Created',
    invalidates: [],
  },
  // A quote that carries a promo code stays where the code brought it (ruling K50).
  { event: 'quickQuote', by: people, from: ['PromoCode Added', ...filled], to: 'keep', invalidates: [] },
  { event: 'saveContact', by: people, from: quoted, to: 'keep', invalidates: [] },
  {
    event: 'saveContact',
    by: people,
    from: filled,
    to: 'Customer Information Updated',
    invalidates: ['proposal'],
  },
  {
    event: 'saveCustomer',
    by: people,
    from: [...quoted, ...filled],
    to: 'Customer Information Updated',
    invalidates: ['proposal'],
  },
  {
    event: 'confirm',
    by: people,
    from: filled,
    to: 'Full Quote Created',
    invalidates: [],
  },
  {
    event: 'payLater',
    by: people,
    from: ['Full Quote Created'],
    to: 'Full Quote Created With Payment',
    invalidates: [],
  },
  { event: 'paid', by: ['system'], from: ['Full Quote Created'], to: 'Policy Generated', invalidates: [] },
  {
    event: 'paidLater',
    by: ['system'],
    from: ['Full Quote Created With Payment'],
    to: 'Policy Generated',
    invalidates: [],
  },
  {
    event: 'cancelPolicy',
    by: ['system'],
    from: ['Full Quote Created With Payment'],
    to: 'keep',
    invalidates: [],
  },
  // A policy that was paid (ruling R39).
  { event: 'cancelPolicy', by: ['staff'], from: ['Policy Generated'], to: 'keep', invalidates: [] },
];

/** Who wants what at which stage. */
interface Attempt {
  readonly event: QuoteEvent;
  readonly by: EventActorKind;
  readonly from: Stage;
}

/** The row that allows it, or nothing: then the event is refused and the quote stays as it is. */
export const transitionFor = (
  transitions: readonly Transition[],
  { event, by, from }: Attempt,
): Transition | undefined =>
  transitions.find((row) => row.event === event && row.by.includes(by) && row.from.includes(from));
