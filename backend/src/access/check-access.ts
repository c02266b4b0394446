import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { absent, forbidden, notSignedIn, sessionEnded } from '#areas/refusal.ts';
import type { Queries } from '#database/database.ts';
import { ACCESS } from './access-table.ts';
import type { Actor } from './access-table.ts';
import type { Caller } from './caller.ts';
import { ownerOf } from './object-owner.ts';
import type { Located, Owner } from './object-owner.ts';

/** What the caller is to the object. */
export const actorOf = (caller: Caller, owner: Owner | 'self' | undefined): Actor => {
  if (caller.kind === 'nobody' || caller.kind === 'ended') return caller.kind;
  if (caller.kind === 'agent') {
    return owner === 'self' || owner?.agentId === caller.agentId ? 'ownerAgent' : 'otherAgent';
  }
  return owner === 'self' || owner?.quoteId === caller.quoteId ? 'ownCustomer' : 'otherCustomer';
};

/** Passes, or refuses as the table says. */
export const checkAccess = async (
  db: Queries,
  secret: string,
  name: EndpointName,
  caller: Caller,
  call: Located,
): Promise<void> => {
  const row = ACCESS[name];
  const isKnown = caller.kind === 'agent' || caller.kind === 'customer';
  const owner = row.object === 'self' || !isKnown ? 'self' : await ownerOf(db, secret, row.object, call);
  const verdict = row[actorOf(caller, owner)];
  if (verdict === 401) throw caller.kind === 'ended' ? sessionEnded() : notSignedIn();
  if (verdict === 403) throw forbidden();
  if (verdict === 404) throw absent();
  if (caller.kind === 'agent' && row.isForType?.(caller.userType) === false) throw forbidden();
};
