import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { DocumentNotice } from '#documents/document-content.ts';
import type { Language } from '#http/language.ts';
import { fillIn } from '#http/texts.ts';
import type { Policy } from '#repositories/tables.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';

type Payment = Pick<Policy, 'pay_later_due' | 'paid_at' | 'cancelled_at'>;

/** What a policy that is paid later says of its payment when it is printed; nothing once it is paid. */
export const payLaterNotice = (
  { pay_later_due, paid_at, cancelled_at }: Payment,
  language: Language,
): DocumentNotice | undefined => {
  if (pay_later_due === null || paid_at !== null) return undefined;
  const due = formatDate(pay_later_due);
  if (cancelled_at === null) {
    return { tone: 'due', text: fillIn(DOCUMENT_TEXTS.notPaid[language], { due }) };
  }
  const date = formatDate(todayInJakarta(cancelled_at));
  return { tone: 'cancelled', text: fillIn(DOCUMENT_TEXTS.cancelled[language], { date, due }) };
};
