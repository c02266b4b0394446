import { INSTALLED_APP } from '@payung/shared/installed-app.ts';
import type { PushedNotice } from '@payung/shared/installed-app.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { PushRefused } from '#providers/push/push-client.ts';
import type { PushNotice, Services } from '../services.ts';
import {
  countPushRefusal,
  findPushSubscription,
  forgetPushSubscription,
  listPushSessions,
  markPushTaken,
} from './push-sql.ts';
import { EVENT_TEXTS } from './push-texts.ts';
import type { PushEvent } from './push-texts.ts';

type NotifyServices = Pick<Services, 'enqueue'>;
type OfQuote = Pick<Quote, 'id' | 'agent_id' | 'of_lead_id'>;

/** One job for each browser in which the agent wants notices. */
const enqueueForAll = async ({ enqueue }: NotifyServices, tx: Queries, notice: PushNotice): Promise<void> => {
  for (const sessionHash of await listPushSessions(tx, notice.agentId))
    await enqueue(tx, { ...notice, sessionHash });
};

/** Tells the agent of a quote what happened to it, in every browser where that is wanted. */
export const pushToAgent = async (
  services: NotifyServices,
  tx: Queries,
  { quote, event }: { readonly quote: OfQuote; readonly event: PushEvent },
): Promise<void> => {
  const { agent_id: agentId, id: quoteId } = quote;
  await enqueueForAll(services, tx, {
    kind: 'sendPush',
    agentId,
    quoteId,
    leadId: quote.of_lead_id ?? '',
    event,
  });
};

const noticeOf = ({ event, quoteId, leadId }: PushNotice, language: Language): PushedNotice => ({
  title: EVENT_TEXTS[event].title[language],
  body: EVENT_TEXTS[event].body[language],
  tag: `${event}-${quoteId}`,
  path: leadId === '' ? INSTALLED_APP.notifications : `${INSTALLED_APP.lead}?leadId=${leadId}`,
});

/** So many refusals one after another: what it takes, this server does not have, a key that was replaced for example. */
const MOST_REFUSALS = 5;

/**
 * Each job is of one browser, so that no other is told twice where one has to be tried again. A subscription that its push
 * service has forgotten is forgotten here, too; what it refuses it is not asked again.
 */
export const sendPush = async (services: Services, job: PushNotice): Promise<void> => {
  const { db, clock, push } = services;
  if (push === undefined) return;
  if (job.sessionHash === undefined) return await enqueueForAll(services, db, job);
  const row = await findPushSubscription(db, { sessionHash: job.sessionHash, now: clock.now() });
  if (row === undefined) return;
  const to = { endpoint: row.endpoint, keys: { p256dh: row.public_key, auth: row.auth } };
  try {
    const isTaken = await push.send(to, JSON.stringify(noticeOf(job, row.language)));
    await (isTaken ? markPushTaken(db, row) : forgetPushSubscription(db, row));
  } catch (error) {
    if (!(error instanceof PushRefused)) throw error;
    if ((await countPushRefusal(db, row)) >= MOST_REFUSALS) await forgetPushSubscription(db, row);
  }
};
