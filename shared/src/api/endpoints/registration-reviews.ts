import type {
  PartnerKind,
  PartStatus,
  RegistrationStatus,
  ReviewedPart,
} from '#domain/onboarding/registration.ts';
import type { ReviewReason } from '#domain/onboarding/review-reasons.ts';
import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';
import type { RegistrationDetails } from '#domain/onboarding/details.ts';
import type { RegistrationBank } from './onboarding.ts';

export interface WaitingRegistration {
  readonly id: string;
  readonly name: string;
  readonly kind: PartnerKind;
  readonly inviter: string;
  readonly status: RegistrationStatus;
  readonly submittedAt: string;
  /** Sent back before and sent again. */
  readonly isAgain: boolean;
  /** The card of somebody who is an agent already, and nothing else. */
  readonly isAgentCard: boolean;
}

export interface RegistrationQueue {
  readonly items: readonly WaitingRegistration[];
  readonly total: number;
  /** Where the next page begins; absent on the last one. */
  readonly next?: string;
}

/** Something that staff should look at; it refuses nothing by itself. */
export type RegistrationWarning =
  | 'numbersDiffer'
  | 'birthDateDiffers'
  | 'holderDiffers'
  | 'taxCheckDigit'
  | 'sameAsInviter'
  | 'numberChanged'
  | 'noCard';

/** A past look or decision, for the audit trail. */
export interface RegistrationEvent {
  readonly at: string;
  /** Name of who did it; empty for the person who registers. */
  readonly by: string;
  readonly event: 'submitted' | 'opened' | 'photoOpened' | 'returned' | 'approved' | 'refused';
  readonly part?: ReviewedPart;
}

/** A part that the person gave again after staff had sent the registration back. */
export interface GivenAgain {
  /** Nothing of it was decided about before. */
  readonly isNew: boolean;
  /** Which fields differ from what was decided about; empty where it came again as it was. */
  readonly fields: readonly string[];
}

/** A registration with all that was typed and read, side by side. */
export interface RegistrationReview {
  readonly id: string;
  readonly version: number;
  readonly status: RegistrationStatus;
  readonly kind: PartnerKind;
  readonly phone: string;
  readonly inviter: { readonly name: string; readonly agentCode: string };
  readonly details: RegistrationDetails;
  readonly card?: {
    /** Empty where nothing could be read. */
    readonly readNumber: string;
    readonly idType: string;
    readonly chosen: 'typed' | 'read';
    readonly hasImage: boolean;
    /** As the provider spells it; empty for a file. */
    readonly providerStatus: string;
  };
  readonly tax?: { readonly taxId: string; readonly hasImage: boolean };
  readonly bank?: RegistrationBank & { readonly bankName: string };
  readonly agreement?: { readonly version: string; readonly acceptedAt: string };
  /** The card of somebody who is an agent already: nothing else is decided (ruling R66). */
  readonly agentCard?: {
    /** Empty where none was ever given. */
    readonly registeredNumber: string;
  };
  readonly parts: readonly (PartStatus & { readonly note: string; readonly again?: GivenAgain })[];
  readonly warnings: readonly RegistrationWarning[];
  readonly events: readonly RegistrationEvent[];
}

/** What staff say about one part. */
export interface PartDecision {
  readonly part: ReviewedPart;
  readonly verdict: 'accepted' | 'tryAgain' | 'refused';
  /** Typed for the person; this or a chosen reason is needed unless it is accepted. */
  readonly reason: string;
  /** Chosen from the list: the person reads them in their own language. */
  readonly reasonCodes?: readonly ReviewReason[];
  /** For staff alone. */
  readonly note: string;
}

export interface RegistrationDecision {
  /** The version that was looked at: a registration that has changed since is looked at again. */
  readonly version: number;
  /** One for every part that was given. All accepted makes an agent; one refusal is final; otherwise it goes back. */
  readonly decisions: readonly PartDecision[];
}

type OfRegistration = { readonly registrationId: string };
const review = under('data', same<RegistrationReview>());
const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** What the insurer's people do about registrations (ruling R18): for staff alone. */
export const registrationReviewEndpoints = {
  registrationCount: endpoint<{ reply: { readonly count: number } }>()({
    ...reads,
    path: 'staff/registrations-count',
    counted: 'polls',
  }),
  /** Those that wait, oldest first; `search` finds a name. */
  registrationQueue: endpoint<{
    query: { readonly status?: 'open' | 'decided'; readonly search?: string; readonly after?: string };
    reply: RegistrationQueue;
  }>()({ ...reads, path: 'staff/registrations', wire: { reply: under('data', same<RegistrationQueue>()) } }),
  /** Looking is kept in the audit trail, so it writes. */
  openRegistration: endpoint<{ params: OfRegistration; reply: RegistrationReview }>()({
    ...reads,
    effect: 'writes',
    path: 'staff/registrations/:registrationId',
    wire: { reply: review },
  }),
  /** The photo of a card, as JPEG; looking at it is kept as well. */
  registrationPhoto: endpoint<{
    params: OfRegistration & { readonly part: string };
    reply: Blob;
  }>()({ ...reads, path: 'staff/registrations/:registrationId/photo/:part', binary: true }),
  /** The second of two reviewers is told who decided. */
  decideRegistration: endpoint<{
    params: OfRegistration;
    body: RegistrationDecision;
    reply: RegistrationReview;
  }>()({
    ...writes,
    path: 'staff/registrations/:registrationId/decision',
    wire: { reply: review },
  }),
} as const;
