import { checkMobile, normalisePhone } from '@payung/shared/domain/phone.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import { endVisits } from '#repositories/sessions.ts';
import { refused } from '../refusal.ts';
import { TEXTS } from '../texts.ts';
import { refuseFirst } from './refuse-first.ts';
import type { Scene } from './save-step.ts';

export const requireGoodPhone = (phone: string): void => refuseFirst({ insuredMobile: checkMobile(phone) });

/** Only the agent corrects the phone: it ends the visits opened with the old one (ruling K61). */
export const phonePatch = async (phone: string, { tx, quote, taker, now }: Scene): Promise<QuotePatch> => {
  requireGoodPhone(phone);
  if (normalisePhone(phone) === normalisePhone(quote.insured_phone)) return { insured_phone: phone };
  if (taker.actor === 'customer') throw refused(TEXTS.agentOnly);
  await endVisits(tx, quote.id, now);
  return { insured_phone: phone };
};
