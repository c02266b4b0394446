import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { DocumentNotice } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import type { Policy } from '#areas/payment/tables.ts';
import { DOCUMENT_TEXTS } from './documents/document-texts.ts';

type Payment = Pick<Policy, 'pay_later_due' | 'paid_at' | 'cancelled_at'>;

/** What a policy says when it is printed: that it is to be paid, or cancelled; nothing while it is paid and runs. */
export const policyNotice = (
  { pay_later_due, paid_at, cancelled_at }: Payment,
  language: Language,
): DocumentNotice | undefined => {
  const wasPaid = pay_later_due === null || paid_at !== null;
  const due = pay_later_due === null ? '' : formatDate(pay_later_due);
  if (cancelled_at === null)
    return wasPaid ? undefined : { tone: 'due', text: fillIn(DOCUMENT_TEXTS.notPaid[language], { due }) };
  const text = wasPaid ? DOCUMENT_TEXTS.ended : DOCUMENT_TEXTS.cancelled;
  const date = formatDate(todayInJakarta(cancelled_at));
  return { tone: 'cancelled', text: fillIn(text[language], { date, due }) };
};
