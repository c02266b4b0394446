import { earnsPoints } from '@payung/shared/domain/network/members.ts';
import { POINTS_RULE, pointsFor } from '@payung/shared/domain/network/points-rules.ts';
import { genderIn } from '@payung/shared/domain/onboarding/national-id.ts';
import type { ShareProgress } from '@payung/shared/schemas/share.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { linkStateOf } from '#areas/auth/links/link-state.ts';
import { findNewestLink, markLinkSent } from '#areas/auth/links/share-links-sql.ts';
import { findLead } from '#areas/leads/sql/leads.ts';
import { findPolicy } from '#areas/payment/policies/policies-sql.ts';
import type { Queries } from '#core/database/database.ts';
import { TEXTS } from '#core/http/texts.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import type { ShareLink } from '#areas/auth/tables.ts';
import { requireQuote } from './quote-record.ts';
import type { Quote } from './tables.ts';

/** When the policy was paid; one that is paid later is not paid by being issued. */
const paidAtOf = async (db: Queries, quoteId: string): Promise<Date | undefined> => {
  const policy = await findPolicy(db, quoteId);
  if (policy === undefined || policy.cancelled_at !== null) return undefined;
  return policy.paid_at ?? (policy.kind === 'paid' ? policy.issued_at : undefined);
};

const isoOf = (moment: Date | null | undefined): string | undefined => moment?.toISOString();

const stateOf = (link: ShareLink | undefined, now: Date): ShareProgress['state'] =>
  link === undefined ? 'none' : linkStateOf(link, now);

/** As the lead says, or the number of the ID card; a name alone says nothing. */
const salutationOf = async (db: Queries, quote: Quote): Promise<ShareProgress['salutation']> => {
  const lead = quote.of_lead_id === null ? undefined : await findLead(db, quote.of_lead_id);
  const said = lead?.details['gender'];
  return said === 'female' || said === 'male' ? said : genderIn(quote.insured_id_card);
};

/** By the rule that books them when the policy is paid. */
const earnedBy = async (db: Queries, quote: Quote): Promise<ShareProgress['earns']> => {
  const agent = await findAgent(db, quote.agent_id);
  if (agent === undefined || !earnsPoints(agent.status)) return undefined;
  const points = pointsFor(quote.due_premium, 0);
  return points === 0 ? undefined : { points, isExample: POINTS_RULE.isExample };
};

/** How far the customer has come with the link, what the agent earns, and what fills the message that brings it. */
export const shareProgress = async (
  { params, language }: HandlerContextOf<'shareProgress'>,
  { db, clock, products }: Services,
): Promise<ShareProgress> => {
  const quote = await requireQuote(db, params.quoteId);
  const link = await findNewestLink(db, quote.id);
  const paidAt = await paidAtOf(db, quote.id);
  return {
    state: paidAt === undefined ? stateOf(link, clock.now()) : 'paid',
    sentAt: isoOf(link?.sent_at),
    sentBy: link?.sent_by ?? undefined,
    openedAt: isoOf(link?.opened_at),
    verifiedAt: isoOf(link?.verified_at),
    paidAt: isoOf(paidAt),
    earns: await earnedBy(db, quote),
    salutation: await salutationOf(db, quote),
    about: products.shown(quote.product_id).aboutOf?.(quote)?.[language],
  };
};

export const shareSent = async (
  { params, body, language }: HandlerContextOf<'shareSent'>,
  { db, clock }: Services,
) => {
  const quote = await requireQuote(db, params.quoteId);
  await markLinkSent(db, { quoteId: quote.id, channel: body.channel }, clock.now());
  return { message: TEXTS.linkSent[language] };
};
