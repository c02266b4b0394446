import { INSTALLED_APP } from '@payung/shared/installed-app.ts';
import type { PushedNotice } from '@payung/shared/installed-app.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { PushNotice, Services } from '../services.ts';
import { dropPushSubscription, pushSubscriptionsOf, wantsPush } from './push-sql.ts';
import { EVENT_TEXTS } from './push-texts.ts';
import type { PushEvent } from './push-texts.ts';

type NotifyServices = Pick<Services, 'enqueue'>;
type OfQuote = Pick<Quote, 'id' | 'agent_id' | 'of_lead_id'>;

/** Tells the agent of a quote what happened to it, in every browser where that is wanted. */
export const pushToAgent = async (
  { enqueue }: NotifyServices,
  tx: Queries,
  { quote, event }: { readonly quote: OfQuote; readonly event: PushEvent },
): Promise<void> => {
  const { agent_id: agentId, id: quoteId } = quote;
  if (await wantsPush(tx, agentId))
    await enqueue(tx, { kind: 'sendPush', agentId, quoteId, leadId: quote.of_lead_id ?? '', event });
};

const noticeOf = ({ event, quoteId, leadId }: PushNotice, language: Language): PushedNotice => ({
  title: EVENT_TEXTS[event].title[language],
  body: EVENT_TEXTS[event].body[language],
  tag: `${event}-${quoteId}`,
  path: leadId === '' ? INSTALLED_APP.notifications : `${INSTALLED_APP.lead}?leadId=${leadId}`,
});

/** A subscription that its push service has forgotten is forgotten here, too; any other failure tries again later. */
export const sendPush = async ({ db, clock, push }: Services, job: PushNotice): Promise<void> => {
  if (push === undefined) return;
  const rows = await pushSubscriptionsOf(db, job.agentId, clock.now());
  const sending = rows.map(async (row) => {
    const to = { endpoint: row.endpoint, keys: { p256dh: row.public_key, auth: row.auth } };
    const isTaken = await push.send(to, JSON.stringify(noticeOf(job, row.language)));
    if (!isTaken) await dropPushSubscription(db, row.session_hash);
  });
  // A browser that cannot be reached keeps no other from being told: a notice that comes twice replaces itself.
  await Promise.allSettled(sending);
  await Promise.all(sending);
};
