/** An individual person, or a company with a director (ONB-027). */
export const PARTNER_KINDS = ['individual', 'corporate'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** What the registration form is opened for (ONB-008, ruling R51), as the specification spells it. */
export const FORM_MODES = [
  /** Photo of the ID card again. */
  'retakePhotoData',
  /** An individual's registration was declined: correct it and send it again. */
  'declinedeoor',
  /** The same for a company. */
  'declinedeoorCor',
  /** The photo of the director's ID card again. */
  'declinedeoorCorRetake',
] as const;
export type FormMode = (typeof FORM_MODES)[number];

/** How the form spells the kind of partner (ONB-008). */
export const ACTIVE_KEYS = { individual: 'ind', corporate: 'cor' } as const;

/** `draft` until it is sent; `returned` when staff ask for a correction; `refused` is final. */
export const REGISTRATION_STATUSES = ['draft', 'submitted', 'returned', 'approved', 'refused'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** Where an agent's card stands that staff have not accepted. */
export const CARD_REVIEW_STATUSES = [
  'submitted',
  'returned',
  'refused',
] as const satisfies readonly RegistrationStatus[];
export type CardReviewStatus = (typeof CARD_REVIEW_STATUSES)[number];

export const isCardReviewStatus = (status: RegistrationStatus): status is CardReviewStatus =>
  CARD_REVIEW_STATUSES.some((known) => known === status);

/** What a registration is made of, in the order in which it is asked. Staff decide about each (ruling R58). */
export const REGISTRATION_PARTS = ['details', 'idCard', 'agreement', 'tax', 'bank'] as const;
export type RegistrationPart = (typeof REGISTRATION_PARTS)[number];

/** Nobody decides about the agreement: it is accepted or it is not. */
export const REVIEWED_PARTS = ['details', 'idCard', 'tax', 'bank'] as const;
export type ReviewedPart = (typeof REVIEWED_PARTS)[number];

export const REVIEW_VERDICTS = ['accepted', 'tryAgain', 'refused'] as const;

/** May be left out at first (ONB-004, ONB-036). */
export const OPTIONAL_PARTS = ['idCard', 'tax', 'bank'] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];
