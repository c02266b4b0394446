/** Actors relative to the object. Kinds of agents differ only where a row says so (SHELL-054). */
export const ACTORS = [
  'nobody',
  /** Shows the token of a session or visit that is over. */
  'ended',
  'ownerAgent',
  'otherAgent',
  /** Leads the owner's sales network (ruling R33). */
  'leadingAgent',
  'ownCustomer',
  'otherCustomer',
  /** Somebody who becomes an agent, about the own registration. */
  'registrant',
  'otherRegistrant',
  /** Somebody of the insurer: owns no object but their passkeys, and is their owner then. */
  'staff',
  /** A second device, about the quote whose photos were handed to it (ruling R65). */
  'ownPhotoHandoff',
  'otherPhotoHandoff',
] as const;
export type Actor = (typeof ACTORS)[number];

/** `yes`, or the status of the refusal: sign in first, not for your kind, as if it did not exist. */
export type Verdict = 'yes' | 401 | 403 | 404;

/** Which object a call is about. */
export type ObjectKind =
  /** None, or the caller's own things: then every agent is an owner and every customer at home. */
  | 'self'
  | 'quote'
  | 'lead'
  | 'proposal'
  | 'notifications'
  | 'link'
  | 'identityCheck'
  | 'identityImage'
  | 'leadRecord'
  | 'leadImport'
  | 'todo'
  | 'privacyRequest'
  | 'passkey';

/** The verdict for each actor; an actor that is not named is refused. */
export interface AccessRow extends Readonly<Partial<Record<Actor, Verdict>>> {
  readonly object: ObjectKind;
  /** Where kinds of agents differ: those for whom it is not true get 403. */
  readonly isForType?: (userType: string) => boolean;
  /** Also open to Staff who must add a passkey before anything else. */
  readonly withoutPasskey?: true;
}

/** An actor that a row does not name is refused, so that a new kind of caller has no access by default. */
export const verdictOf = (row: AccessRow, actor: Actor): Verdict =>
  row[actor] ?? (actor === 'nobody' || actor === 'ended' ? 401 : 403);

/** Signed in or not; a second device that was handed photos is neither. */
export const forEverybody: AccessRow = {
  object: 'self',
  nobody: 'yes',
  ended: 'yes',
  ownerAgent: 'yes',
  otherAgent: 'yes',
  leadingAgent: 'yes',
  ownCustomer: 'yes',
  otherCustomer: 'yes',
  registrant: 'yes',
  otherRegistrant: 'yes',
  staff: 'yes',
};

/** Every signed-in person. */
export const forSignedIn: AccessRow = { ...forEverybody, nobody: 401, ended: 401 };

/** Agents and customers. */
export const forSellers: AccessRow = {
  ...forSignedIn,
  registrant: 403,
  otherRegistrant: 403,
  staff: 403,
};

export const forAgents: AccessRow = { ...forSellers, ownCustomer: 403, otherCustomer: 403 };

/** The agent and the customer of the quote; for all others it does not exist. */
export const forBothOfQuote: AccessRow = {
  ...forSellers,
  object: 'quote',
  otherAgent: 404,
  leadingAgent: 404,
  otherCustomer: 404,
};

export const forAgentOfQuote: AccessRow = { ...forBothOfQuote, ownCustomer: 403 };

/** Customers enter promo codes, agents give discounts (SHELL-050, SHELL-051). */
export const forCustomerOfQuote: AccessRow = { ...forBothOfQuote, ownerAgent: 403 };

/** The insurer's own people (ruling R18). */
export const forStaff: AccessRow = {
  ...forSignedIn,
  ownerAgent: 403,
  otherAgent: 403,
  leadingAgent: 403,
  ownCustomer: 403,
  otherCustomer: 403,
  registrant: 403,
  otherRegistrant: 403,
};

/** Somebody who becomes an agent, about the own registration. */
export const forRegistrants: AccessRow = {
  ...forStaff,
  registrant: 'yes',
  otherRegistrant: 'yes',
  staff: 403,
};

/** Agents, and those who become one. */
export const forPartners: AccessRow = { ...forAgents, registrant: 'yes', otherRegistrant: 'yes' };

/** To whom an object belongs: its agent, and the quote whose customer it concerns; or somebody who registers. */
export interface Owner {
  /** Nothing where it belongs to somebody who has no agent yet. */
  readonly agentId?: string;
  /** Other agents to whom it belongs as well. */
  readonly sharedWith?: readonly string[];
  readonly quoteId?: string;
  readonly registrationId?: string;
  /** The product of a quote that the call names itself. */
  readonly productId?: string;
}
