import { checkMobile, checkPhoneForOtp, normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { refused } from '#core/http/api-refusal.ts';
import { refuseFirst } from '#core/http/refuse-first.ts';
import { sharedText, TEXTS } from '#core/http/texts.ts';
import { endVisits } from '#core/access/sql/sessions.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { EventContext } from './event-context.ts';

/** A phone by which a quote will be shared: a code must reach it (ruling R03). */
export const validatePhone = (phone: string): void =>
  refuseFirst({ insuredMobile: checkPhoneForOtp(phone) }, sharedText);

/** Only the agent corrects the phone: it ends the visits opened with the old one (ruling K61). */
export const phonePatch = async (
  phone: string,
  { tx, quote, product, actor, now }: EventContext,
): Promise<QuotePatch> => {
  refuseFirst({ insuredMobile: checkMobile(phone) }, sharedText);
  if (normalisePhone(phone) === normalisePhone(quote.insured_phone)) return { insured_phone: phone };
  if (actor.kind === 'customer') throw refused(TEXTS.agentOnly);
  await endVisits(tx, quote.id, now);
  await product.endHandedOn?.(tx, quote.id, now);
  return { insured_phone: phone };
};

/** The agent gives the phone by which the quote will be shared. */
export const sharedPhonePatch = (phone: string, context: EventContext): Promise<QuotePatch> => {
  validatePhone(phone);
  return phonePatch(phone, context);
};
