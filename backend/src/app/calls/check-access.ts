import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import type { Queries } from '#core/database/database.ts';
import { forbidden, notFound, notSignedIn, sessionEnded } from '#core/http/api-refusal.ts';
import { isBelow } from '#areas/network/sql/network.ts';
import type { Owner, AccessRow, Actor } from '#core/access/access-rows.ts';
import { verdictOf } from '#core/access/access-rows.ts';
import { isSignedIn } from '#core/access/caller.ts';
import type { Caller } from '#core/access/caller.ts';
import { ownerOf } from './object-owner.ts';
import type { Located } from './object-owner.ts';

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
    // It has nothing of its own but the quote: a call about no object is never at home with it.
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
  from: { readonly db: Queries; readonly secret: string },
  row: AccessRow,
  { caller, ...call }: Located & { readonly caller: Caller },
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
