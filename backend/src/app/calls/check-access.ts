import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import type { Queries } from '#core/database/database.ts';
import { forbidden, notFound, notSignedIn, sessionEnded } from '#core/http/api-refusal.ts';
import { isBelow } from '#areas/network/sql/network.ts';
import type { Owner, AccessRow, Actor, ObjectKind } from '#core/access/access-rows.ts';
import { verdictOf } from '#core/access/access-rows.ts';
import { isSignedIn } from '#core/access/caller.ts';
import type { Caller } from '#core/access/caller.ts';
import { findIdentityOwner } from '#areas/identity/sql/identities.ts';
import { findLeadImportOwner } from '#areas/leads/import/lead-imports-sql.ts';
import { findLeadOwner } from '#areas/leads/sql/leads.ts';
import { findLinkOwner } from '#areas/auth/links/share-links-sql.ts';
import { findNotificationsOwner } from '#areas/notifications/sql.ts';
import { findProposalOwner, findQuoteOwner } from '#areas/quote/sql/quotes.ts';
import { findPasskeyOwner } from '#areas/auth/passkeys/passkeys-sql.ts';
import { findRequestOwner } from '#areas/privacy/sql/privacy-requests.ts';
import { findTodoOwner } from '#areas/todo/sql/todo-people.ts';
import { hashesByAny } from '#core/secrets/server-secrets.ts';
import type { ServerSecrets } from '#core/secrets/server-secrets.ts';

const belongsTo = (owner: Owner | undefined, agentId: string): boolean =>
  owner?.agentId === agentId || owner?.sharedWith?.includes(agentId) === true;

/** What the caller is to the object. */
export const actorOf = (caller: Caller, owner: Owner | 'self' | undefined): Actor => {
  if (caller.kind === 'agent') {
    return owner === 'self' || belongsTo(owner, caller.agentId) ? 'ownerAgent' : 'otherAgent';
  }
  if (caller.kind === 'visit') {
    return owner === 'self' || owner?.quoteId === caller.quoteId ? 'ownCustomer' : 'otherCustomer';
  }
  if (caller.kind === 'photoHandoff') {
    // A hand-off owns only its quote: it may make no call without an object.
    const isOwn = owner !== 'self' && owner?.quoteId === caller.quoteId;
    return isOwn ? 'ownPhotoHandoff' : 'otherPhotoHandoff';
  }
  if (caller.kind === 'registrant') {
    const isOwn = owner === 'self' || owner?.registrationId === caller.registrationId;
    return isOwn ? 'registrant' : 'otherRegistrant';
  }
  return caller.kind;
};

/** Passkeys are all that staff own: whatever else names them as its agent stays closed to them. */
const isStaffsPasskey = (row: AccessRow, caller: Caller, owner: Owner | 'self' | undefined): boolean =>
  row.object === 'passkey' &&
  caller.kind === 'staff' &&
  owner !== 'self' &&
  owner?.agentId === caller.agentId;

/** Whether a stranger of that kind leads the network of the owner; asked only where the row lets such people in. */
const leadsOwner = async (
  db: Queries,
  row: AccessRow,
  { caller, owner }: { readonly caller: Caller; readonly owner: Owner | 'self' | undefined },
): Promise<boolean> =>
  verdictOf(row, 'leadingAgent') !== verdictOf(row, 'otherAgent') &&
  caller.kind === 'agent' &&
  leadsNetwork(caller.userType) &&
  typeof owner === 'object' &&
  owner.agentId !== undefined &&
  (await isBelow(db, owner.agentId, caller.agentId));

/** Answers to whom the object belongs, or refuses as the row says. */
export const checkAccess = async (
  from: Source,
  row: AccessRow,
  { caller, ...call }: CallParts & { readonly caller: Caller },
): Promise<Owner | 'self'> => {
  const owner = row.object === 'self' || !isSignedIn(caller) ? 'self' : await ownerOf(from, row.object, call);
  const actor = isStaffsPasskey(row, caller, owner) ? 'ownerAgent' : actorOf(caller, owner);
  const isLeading = actor === 'otherAgent' && (await leadsOwner(from.db, row, { caller, owner }));
  const verdict = verdictOf(row, isLeading ? 'leadingAgent' : actor);
  if (verdict === 401) throw caller.kind === 'ended' ? sessionEnded() : notSignedIn();
  if (verdict === 403) throw forbidden();
  if (verdict === 404) throw notFound();
  if (caller.kind === 'agent' && row.isForType?.(caller.userType) === false) throw forbidden();
  return owner ?? 'self';
};

/** Where a call carries the id of its object, in our words. */
interface CallParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface Source extends ServerSecrets {
  readonly db: Queries;
}

type Find = (source: Source, call: CallParts) => Promise<Owner | 'self' | undefined>;

const textAt = (part: unknown, key: string): string | undefined => {
  const value: unknown = (part as Readonly<Record<string, unknown>> | undefined)?.[key];
  return typeof value === 'string' ? value : undefined;
};

const FINDERS: Readonly<Record<Exclude<ObjectKind, 'self'>, Find>> = {
  quote: ({ db }, { params, query, body }) => {
    const quoteId = textAt(params, 'quoteId') ?? textAt(query, 'quoteId') ?? textAt(body, 'quoteId');
    // Only a call whose quote may be left out comes here without one: then it is the caller's own.
    return quoteId === undefined ? Promise.resolve('self') : findQuoteOwner(db, 'id', quoteId);
  },
  lead: ({ db }, { params }) => findQuoteOwner(db, 'lead_id', textAt(params, 'leadId') ?? ''),
  proposal: ({ db }, { query }) => findProposalOwner(db, textAt(query, 'proposalNo') ?? ''),
  notifications: ({ db }, { body }) =>
    findNotificationsOwner(
      db,
      (body as readonly { readonly id: string }[]).map(({ id }) => id),
    ),
  link: ({ db, ...secrets }, { params }) =>
    findLinkOwner(db, hashesByAny(secrets, 'link', textAt(params, 'key') ?? '')),
  passkey: ({ db }, { params }) => findPasskeyOwner(db, textAt(params, 'passkeyId') ?? ''),
  todo: ({ db }, { params }) => findTodoOwner(db, textAt(params, 'todoId') ?? ''),
  identityCheck: ({ db }, { query }) =>
    findIdentityOwner(db, 'identity_checks', textAt(query, 'transactionId') ?? ''),
  privacyRequest: ({ db }, { params }) => findRequestOwner(db, textAt(params, 'privacyRequestId') ?? ''),
  leadRecord: ({ db }, { params }) => findLeadOwner(db, textAt(params, 'leadId') ?? ''),
  leadImport: ({ db }, { params }) => findLeadImportOwner(db, textAt(params, 'importId') ?? ''),
  identityImage: ({ db }, { query }) => findIdentityOwner(db, 'identity_images', textAt(query, 'key') ?? ''),
};

/** The owner of the object that a call is about; nothing when there is no such object. */
const ownerOf = (
  source: Source,
  kind: Exclude<ObjectKind, 'self'>,
  call: CallParts,
): Promise<Owner | 'self' | undefined> => FINDERS[kind](source, call);
