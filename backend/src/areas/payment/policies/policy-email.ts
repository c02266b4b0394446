import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { firstName } from '@payung/shared/domain/people/names.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Language } from '#core/http/language.ts';
import { policyDocument, printPolicy, receiptDocument } from '#areas/quote/documents/quote-documents.ts';
import type { Job, Services } from '#areas/services.ts';
import { fillIn } from '#core/http/texts.ts';
import type { BilingualText } from '@payung/shared/product.ts';

const SUBJECT: BilingualText = {
  en: 'Your policy {policyNo}: {product}',
  id: 'Polis Anda {policyNo}: {product}',
};

const BODY: BilingualText = {
  en: 'Dear {name},\n\nThank you. Your policy {policyNo} is attached as a PDF.\n{due}{advice}',
  id: 'Yth. {name},\n\nTerima kasih. Polis Anda {policyNo} terlampir dalam bentuk PDF.\n{due}{advice}',
};

/** Of a policy that is not paid yet. */
const DUE: BilingualText = {
  en: 'Please pay {amount} by {date}. If it is not paid by then, the policy is cancelled.\n',
  id: 'Mohon bayar {amount} paling lambat {date}. Jika belum dibayar sampai tanggal itu, polis dibatalkan.\n',
};

const dueLine = (quote: Quote, language: Language): string =>
  quote.payment_status === 'PayLater' && quote.pay_later_due !== null
    ? fillIn(DUE[language], {
        amount: formatRupiah(quote.due_premium),
        date: formatDate(quote.pay_later_due),
      })
    : '';

interface PolicyEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly content: Buffer }[];
}

/** Prints the policy, and makes the e-mail that a sold quote calls for; nothing when the quote has no e-mail address. */
export const policyEmail = async (
  services: Services,
  job: Extract<Job, { kind: 'sendPolicyEmail' }>,
): Promise<PolicyEmail | undefined> => {
  const quote = await findQuote(services.db, job.quoteId);
  if (quote === undefined) return undefined;
  await printPolicy(services, quote.id);
  if (quote.insured_email === '') return undefined;
  const product = services.productOf(quote.product_id);
  const wanted = { quoteId: quote.id, viewer: { kind: 'customer', language: job.language } } as const;
  const document = await policyDocument(services, wanted);
  const receipt = await receiptDocument(services, wanted);
  const values = {
    name: firstName(quote.insured_name),
    policyNo: quote.policy_no ?? '',
    product: product.name,
    due: dueLine(quote, job.language),
    advice: product.policyAdvice[job.language],
  };
  return {
    to: quote.insured_email,
    subject: fillIn(SUBJECT[job.language], values),
    text: fillIn(BODY[job.language], values),
    attachments: [document, ...(receipt === undefined ? [] : [receipt])].map(({ fileName, bytes }) => ({
      filename: fileName,
      content: bytes,
    })),
  };
};
