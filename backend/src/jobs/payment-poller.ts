import { invoicesToCheck, reconcileInvoice } from '#areas/payment/reconcile.ts';
import { watchUnpaidPolicies } from '#areas/payment/unpaid-policies.ts';
import { removeOutlivedIdentities } from '#areas/identity/outlived-identities.ts';
import type { ProductRoom } from '#areas/quote/product-room.ts';
import type { Services } from '#areas/services.ts';
import { remindDueTodos } from '#areas/todo/remind-due.ts';
import { OTP } from '@payung/shared/domain/people/otp.ts';
import { deleteOutlived } from '#repositories/outlived.ts';
import type { WorkerLog } from './worker.ts';

const AT_ONCE = 10;
const KEEP_DAYS = 30;
const CLEAN_EVERY_MS = 3_600_000;

const reconcileUnanswered = async (services: Services, log: WorkerLog): Promise<void> => {
  for (const invoice of await invoicesToCheck(services, AT_ONCE)) {
    try {
      const settlement = await reconcileInvoice(services, invoice);
      if (settlement !== 'waiting') log.info({ invoice, settlement }, 'reconciled');
    } catch (error) {
      // No answer: asked again on a later round, the longest unasked first.
      log.error({ invoice, errorKind: error instanceof Error ? error.name : 'unknown' }, 'not reconciled');
    }
  }
};

const watchUnpaid = async (services: Services, log: WorkerLog): Promise<void> => {
  try {
    await watchUnpaidPolicies(services);
  } catch (error) {
    // Tried again on the next round.
    log.error({ errorKind: error instanceof Error ? error.name : 'unknown' }, 'unpaid policies not watched');
  }
};

const remind = async (services: Services, log: WorkerLog): Promise<void> => {
  try {
    await remindDueTodos(services);
  } catch (error) {
    // Tried again on the next round.
    log.error({ errorKind: error instanceof Error ? error.name : 'unknown' }, 'tasks not reminded of');
  }
};

type Rooms = readonly Pick<ProductRoom, 'removeOutlived'>[];

/** Codes, counters, sessions and what products hold are kept only as long as they mean something (UU PDP). */
export const removeOutlived = async (services: Services, rooms: Rooms): Promise<void> => {
  const { db, clock } = services;
  const ago = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000);
  await deleteOutlived(db, {
    challenges: ago(OTP.lifetimeSeconds + 86_400),
    limits: ago(2 * 86_400),
    others: ago(KEEP_DAYS * 86_400),
  });
  await removeOutlivedIdentities(services);
  for (const { removeOutlived: removeOwn } of rooms) await removeOwn?.(services);
};

/** What no job calls for: payments without an answer, policies that wait to be paid, tasks that are due, and rows that have outlived their use. */
export const createPaymentPoller = (
  services: Services,
  log: WorkerLog,
  rooms: Rooms,
): (() => Promise<void>) => {
  let cleanedAt = 0;
  return async () => {
    await reconcileUnanswered(services, log);
    await remind(services, log);
    await watchUnpaid(services, log);
    const now = services.clock.now().getTime();
    if (now - cleanedAt < CLEAN_EVERY_MS) return;
    cleanedAt = now;
    await removeOutlived(services, rooms);
  };
};
