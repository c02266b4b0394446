import type { AgentUser } from '@payung/shared/schemas/auth.ts';
import type { Agent } from '#areas/agents/tables.ts';
import { linkWorkflow } from '@payung/shared/domain/link.ts';
import { isCardReviewStatus } from '@payung/shared/domain/onboarding/registration.ts';
import { maskPhone } from '@payung/shared/domain/people/phone.ts';
import { isSignedIn } from '#core/access/caller.ts';
import { findLastCard } from '#areas/onboarding/sql/registration-parts.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import { endSession } from '#core/access/sql/sessions.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { notFound, notSignedIn } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';

/** The record that signing in leaves in the store (SHELL-037). */
export const agentUserOf = (agent: Agent): AgentUser => ({
  id: agent.id,
  firstName: agent.first_name,
  lastName: agent.last_name,
  agentCode: agent.agent_code,
  userType: agent.user_type,
  channelCode: agent.channel_code,
  level: { levelCode: agent.level_code },
  hierarchy: agent.hierarchy,
});

export const cipherDetails = async ({ caller }: HandlerContextOf<'cipherDetails'>, { db }: Services) => {
  if (caller.kind !== 'visit') throw notSignedIn();
  const quote = await findQuote(db, caller.quoteId);
  if (quote === undefined) throw notFound();
  return {
    ...linkWorkflow(quote.agent_id),
    quoteId: quote.id,
    productId: quote.product_id,
    expiresAt: caller.expiresAt.toISOString(),
  };
};

export const getAgent = async ({ caller }: HandlerContextOf<'getAgent'>, { db }: Services) => {
  if (caller.kind !== 'agent' && caller.kind !== 'staff') throw notSignedIn();
  const agent = await findAgent(db, caller.agentId);
  if (agent === undefined) throw notFound();
  const review = agent.id_number === null ? await findLastCard(db, agent.id) : undefined;
  return {
    ...agentUserOf(agent),
    email: agent.email,
    phone: maskPhone(agent.phone),
    idNumberOnFile: agent.id_number !== null,
    ...(review !== undefined && isCardReviewStatus(review.status) ? { cardReview: review.status } : {}),
    taxIdOnFile: agent.tax_id !== null,
    status: agent.status,
  };
};

export const logout = async (context: HandlerContextOf<'logout'>, services: Services) => {
  if (isSignedIn(context.caller)) {
    await endSession(services.db, context.caller.tokenHash, services.clock.now());
  }
  return { message: TEXTS.loggedOut[context.language] };
};
