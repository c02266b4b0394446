/** Images of identity cards: PNG or JPG of at most 2 MB (HOME-097). A page makes a larger one small. */
export const IDENTITY_FILE = { maxBytes: 2 * 1024 * 1024 } as const;

export type IdentityMessage = 'idv.cancelled' | 'idv.failed' | 'idv.approved' | 'idv.declined' | 'idv.review';

interface IdentityOutcome {
  readonly message: IdentityMessage;
  readonly kind: 'success' | 'warning' | 'error';
  /** Whether there is a card whose number may be read. */
  readonly mayRead: boolean;
}

/** Outcomes of an identity check, as the provider spells them. */
export const IDENTITY_STATUSES = [
  'user_cancelled',
  'error',
  'auto_approved',
  'auto_declined',
  'needs_review',
] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** What is said of each (IDV-004 to IDV-008). */
const OUTCOMES: Readonly<Record<IdentityStatus, IdentityOutcome>> = {
  user_cancelled: { message: 'idv.cancelled', kind: 'warning', mayRead: false },
  error: { message: 'idv.failed', kind: 'error', mayRead: false },
  auto_approved: { message: 'idv.approved', kind: 'success', mayRead: true },
  auto_declined: { message: 'idv.declined', kind: 'error', mayRead: false },
  needs_review: { message: 'idv.review', kind: 'warning', mayRead: true },
};

/** A status that nobody knows is a warning and reads as declined (IDV-009). */
const UNKNOWN: IdentityOutcome = { message: 'idv.declined', kind: 'warning', mayRead: false };

export const isIdentityStatus = (status: string): status is IdentityStatus => Object.hasOwn(OUTCOMES, status);

export const identityOutcome = (status: string): IdentityOutcome =>
  isIdentityStatus(status) ? OUTCOMES[status] : UNKNOWN;
