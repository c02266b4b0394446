import type { Queries } from '#database/database.ts';
import { forbidden, notFound, notSignedIn, sessionEnded } from '#http/api-refusal.ts';
import type { Owner } from '#repositories/owners.ts';
import type { AccessRow, Actor } from './access-table.ts';
import { isSignedIn } from './caller.ts';
import type { Caller } from './caller.ts';
import { ownerOf } from './object-owner.ts';
import type { Located } from './object-owner.ts';

/** What the caller is to the object. */
export const actorOf = (caller: Caller, owner: Owner | 'self' | undefined): Actor => {
  if (caller.kind === 'agent') {
    return owner === 'self' || owner?.agentId === caller.agentId ? 'ownerAgent' : 'otherAgent';
  }
  if (caller.kind === 'visit') {
    return owner === 'self' || owner?.quoteId === caller.quoteId ? 'ownCustomer' : 'otherCustomer';
  }
  return caller.kind;
};

/** Answers to whom the object belongs, or refuses as the row says. */
export const checkAccess = async (
  from: { readonly db: Queries; readonly secret: string },
  row: AccessRow,
  { caller, ...call }: Located & { readonly caller: Caller },
): Promise<Owner | 'self'> => {
  const owner = row.object === 'self' || !isSignedIn(caller) ? 'self' : await ownerOf(from, row.object, call);
  const verdict = row[actorOf(caller, owner)];
  if (verdict === 401) throw caller.kind === 'ended' ? sessionEnded() : notSignedIn();
  if (verdict === 403) throw forbidden();
  if (verdict === 404) throw notFound();
  if (caller.kind === 'agent' && row.isForType?.(caller.userType) === false) throw forbidden();
  return owner ?? 'self';
};
