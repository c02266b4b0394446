import { invoicesToCheck, reconcileInvoice } from '#areas/payment/reconcile.ts';
import { removeOutlivedIdentities } from '#areas/identity/outlived-identities.ts';
import type { Services } from '#areas/services.ts';
import { OTP } from '@payung/shared/domain/otp.ts';
import type { WorkerLog } from './worker.ts';

const AT_ONCE = 10;
const KEEP_DAYS = 30;
const CLEAN_EVERY_MS = 3_600_000;

const reconcileSilent = async (services: Services, log: WorkerLog): Promise<void> => {
  for (const invoice of await invoicesToCheck(services, AT_ONCE)) {
    try {
      const settlement = await reconcileInvoice(services, invoice);
      if (settlement !== 'waiting') log.info({ invoice, settlement }, 'reconciled');
    } catch (error) {
      // The provider is silent: asked again on a later round, the longest unasked first.
      log.error({ invoice, errorKind: error instanceof Error ? error.name : 'unknown' }, 'not reconciled');
    }
  }
};

/** Codes, counters and sessions are kept only as long as they mean something (UU PDP). */
export const removeOutlived = async (services: Services): Promise<void> => {
  const { db, clock } = services;
  const ago = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000);
  const longAgo = ago(KEEP_DAYS * 86_400);
  await db
    .deleteFrom('otp_challenges')
    .where('expires_at', '<', ago(OTP.lifetimeSeconds + 86_400))
    .execute();
  await db
    .deleteFrom('limits')
    .where('window_start', '<', ago(2 * 86_400))
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<', longAgo).execute();
  await db.deleteFrom('jobs').where('status', '!=', 'waiting').where('run_at', '<', longAgo).execute();
  await db.deleteFrom('sent_messages').where('created_at', '<', longAgo).execute();
  // A quotation can be printed again; a policy is kept as it was printed.
  await db
    .deleteFrom('documents')
    .where('cache_key', 'like', '%-quotation-%')
    .where('created_at', '<', longAgo)
    .execute();
  await removeOutlivedIdentities(services);
};

/** What no job calls for: payments of which no word came, and rows that have outlived their use. */
export const createPatrol = (services: Services, log: WorkerLog): (() => Promise<void>) => {
  let cleanedAt = 0;
  return async () => {
    await reconcileSilent(services, log);
    const now = services.clock.now().getTime();
    if (now - cleanedAt < CLEAN_EVERY_MS) return;
    cleanedAt = now;
    await removeOutlived(services);
  };
};
