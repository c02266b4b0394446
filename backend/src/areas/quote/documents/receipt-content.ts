import { config } from '@payung/shared/config.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { Queries } from '#core/database/database.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import { findFrozenVersion } from '#areas/quote/sql/frozen-versions.ts';
import type { Policy } from '#areas/payment/tables.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '#areas/services.ts';
import { contactsSection } from './document-frame.ts';
import { linesOf, priceSection } from './document-lines.ts';
import { DOCUMENT_TEXTS as TEXTS } from './document-texts.ts';
import type { Sale } from './policy-content.ts';

const LANGUAGES = ['id', 'en'] as const;

const nameOf = ({ quote_id: id, version }: Policy, language: Language): string =>
  `${id}-${version}-receipt-${language}`;

/** That the premium was received; nothing while it is still to be paid. */
const composed = async (
  db: Queries,
  { product, policy }: Sale,
  language: Language,
): Promise<DocumentContent | undefined> => {
  const { invoice_no: number, policy_no: policyNo, paid_at: paidLater, issued_at: issued } = policy;
  const frozen = await findFrozenVersion(db, policy.quote_id, policy.version);
  const isPaid = policy.kind === 'paid' || paidLater !== null;
  if (!isPaid || number === null || frozen === undefined || !('id' in frozen.snapshot)) return undefined;
  const quote = frozen.snapshot as unknown as Quote;
  const paidOn = formatDate(todayInJakarta(paidLater ?? issued));
  return {
    kind: 'receipt',
    archiveName: nameOf(policy, language),
    language,
    title: `${product.name} · ${TEXTS.receipt[language]}`,
    number,
    highlights: linesOf(
      [TEXTS.paidOn[language], paidOn],
      [TEXTS.total[language], formatRupiah(policy.amount)],
      [TEXTS.policyNo[language], policyNo],
    ),
    sections: [
      {
        heading: TEXTS.received[language],
        lines: linesOf(
          [TEXTS.receivedFrom[language], quote.insured_name],
          [TEXTS.invoice[language], number],
          [TEXTS.policyNo[language], policyNo],
          [TEXTS.period[language], `${formatDate(quote.start_date)} – ${formatDate(quote.end_date)}`],
          [TEXTS.paidOn[language], paidOn],
        ),
      },
      priceSection(quote, product.benefitNames(quote, language), language),
      contactsSection(language),
    ],
    notes: [TEXTS.receiptIssued[language], config.brand.regulator[language]],
  };
};

/** Keeps what the receipt says, in the transaction in which the money arrives (ruling R67). */
export const issueReceiptContent = async (
  { documents }: { readonly documents: Pick<Services['documents'], 'issue'> },
  tx: Queries,
  sale: Sale,
): Promise<void> => {
  for (const language of LANGUAGES) {
    const content = await composed(tx, sale, language);
    if (content !== undefined) await documents.issue(tx, content);
  }
};

/** As it was issued; one of a payment before receipts were kept is issued by its first reading. */
export const receiptContent = async (
  { db, documents }: Pick<Services, 'db' | 'documents'>,
  sale: Sale,
  language: Language,
): Promise<DocumentContent | undefined> =>
  (await documents.find(db, nameOf(sale.policy, language))) ?? composed(db, sale, language);
