import { firstName } from '@payung/shared/domain/people/names.ts';
import { findQuote } from '#repositories/quotes.ts';
import { policyDocument } from '../quote/quote-documents.ts';
import type { Job, Services } from '../services.ts';
import { fillIn } from '#http/texts.ts';
import type { BilingualText } from '@payung/shared/product.ts';

const SUBJECT: BilingualText = {
  en: 'Your policy {policyNo}: {product}',
  id: 'Polis Anda {policyNo}: {product}',
};

const BODY: BilingualText = {
  en: 'Dear {name},\n\nThank you. Your policy {policyNo} is attached as a PDF.\n{advice}',
  id: 'Yth. {name},\n\nTerima kasih. Polis Anda {policyNo} terlampir dalam bentuk PDF.\n{advice}',
};

export interface PolicyEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly content: Buffer }[];
}

/** The e-mail that a sold quote calls for; nothing when the quote has no e-mail address. */
export const policyEmail = async (
  services: Services,
  job: Extract<Job, { kind: 'sendPolicyEmail' }>,
): Promise<PolicyEmail | undefined> => {
  const quote = await findQuote(services.db, job.quoteId);
  if (quote === undefined || quote.insured_email === '') return undefined;
  const product = services.productOf(quote.product_id);
  const document = await policyDocument(services, { quoteId: quote.id, language: job.language });
  const values = {
    name: firstName(quote.insured_name),
    policyNo: quote.policy_no ?? '',
    product: product.name,
    advice: product.policyAdvice[job.language],
  };
  return {
    to: quote.insured_email,
    subject: fillIn(SUBJECT[job.language], values),
    text: fillIn(BODY[job.language], values),
    attachments: [{ filename: document.fileName, content: document.bytes }],
  };
};
