import { checkMobile, normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { refused } from '#http/api-refusal.ts';
import { refuseFirst } from '#http/refuse-first.ts';
import { sharedText, TEXTS } from '#http/texts.ts';
import { endVisits } from '#repositories/sessions.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import type { EventContext } from './event-context.ts';

export const validatePhone = (phone: string): void =>
  refuseFirst({ insuredMobile: checkMobile(phone) }, sharedText);

/** Only the agent corrects the phone: it ends the visits opened with the old one (ruling K61). */
export const phonePatch = async (
  phone: string,
  { tx, quote, actor, now }: EventContext,
): Promise<QuotePatch> => {
  validatePhone(phone);
  if (normalisePhone(phone) === normalisePhone(quote.insured_phone)) return { insured_phone: phone };
  if (actor.kind === 'customer') throw refused(TEXTS.agentOnly);
  await endVisits(tx, quote.id, now);
  return { insured_phone: phone };
};
