import { replaceChecks } from '#areas/identity/sql/identities.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { startCheck } from '../begin-check.ts';
import { insertOwnConsent } from '../identity-consent.ts';
import { lockChangeable, ownSubjectOf, requireMayChange } from './own-card.ts';

/**
 * A token for one check of the caller's own card (IDV-002). Each begins a transaction of its own, and what an earlier
 * one brings from now on is not kept (ruling R58). The query's `phoneNumber` is never read (ruling R54).
 */
export const beginOwnCheck = (
  { caller, language }: HandlerContextOf<'identityToken'>,
  services: Services,
) => {
  const subject = ownSubjectOf(caller);
  return startCheck(services, {
    subject,
    ready: (tx) => requireMayChange({ db: tx }, caller, 'idCard'),
    record: async (tx) => {
      await lockChangeable(tx, caller, 'idCard');
      const now = services.clock.now();
      await replaceChecks(tx, subject, now);
      await insertOwnConsent(tx, subject, { language, now });
    },
  });
};
