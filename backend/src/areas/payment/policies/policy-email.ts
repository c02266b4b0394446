import { config } from '@payung/shared/config.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Language } from '#core/http/language.ts';
import { policyDocument, printPolicy, receiptDocument } from '#areas/quote/documents/quote-documents.ts';
import type { Job, Services } from '#areas/services.ts';
import { fillIn } from '#core/http/texts.ts';
import type { DocumentLine } from '#core/documents/document-content.ts';
import type { MailContent } from '#core/mail/mail-content.ts';
import { messageTo } from '#providers/messages/designed-message.ts';
import type { NewMessage } from '#providers/messages/designed-message.ts';
import { contactsSection } from '#areas/quote/documents/document-lines.ts';
import { policyContent } from '#areas/quote/documents/policy-content.ts';
import { findPolicy } from './policies-sql.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { BilingualText } from '@payung/shared/product.ts';

const SUBJECT: BilingualText = {
  en: 'Your {product} policy {policyNo}',
  id: 'Polis {product} Anda {policyNo}',
};

const GREETING: BilingualText = { en: 'Dear {name},', id: 'Yth. {name},' };

const BODY: BilingualText = {
  en: 'Thank you. Your policy {policyNo} is attached as a PDF.',
  id: 'Terima kasih. Polis Anda {policyNo} terlampir dalam bentuk PDF.',
};

const TEXTS = {
  product: { en: 'Product', id: 'Produk' },
  more: {
    en: 'What is not covered, and all limits, stand in the attached policy.',
    id: 'Yang tidak dijamin dan semua batasnya tercantum dalam polis terlampir.',
  },
} as const satisfies Record<string, BilingualText>;

/** Of a policy that is not paid yet. */
const DUE: BilingualText = {
  en: 'Please pay {amount} by {date}. If it is not paid by then, the policy is cancelled.',
  id: 'Mohon bayar {amount} paling lambat {date}. Jika belum dibayar sampai tanggal itu, polis dibatalkan.',
};

const dueLine = (quote: Quote, language: Language): string | undefined =>
  quote.payment_status === 'PayLater' && quote.pay_later_due !== null
    ? fillIn(DUE[language], {
        amount: formatRupiah(quote.due_premium),
        date: formatDate(quote.pay_later_due),
      })
    : undefined;

/** As many as a reader of a mail looks at; all of them stand in the policy. */
const MAX_BENEFITS = 6;

/** What is covered, until when and whom to call, in the words of the policy; every mail says who answers questions. */
const mailContent = async (services: Services, quote: Quote, language: Language): Promise<MailContent> => {
  const product = services.products.shown(quote.product_id);
  const values = {
    name: greetingName(quote.insured_name),
    policyNo: quote.policy_no ?? '',
    product: product.words[language],
  };
  const policy = await findPolicy(services.db, quote.id);
  const viewer = { kind: 'customer', language } as const;
  const document = policy && (await policyContent(services, { product, policy }, viewer));
  const benefits = document?.sections.find(({ heading }) => heading === DOCUMENT_TEXTS.benefits[language]);
  const contacts = contactsSection(language);
  return {
    language,
    title: fillIn(SUBJECT[language], values),
    about: product.name[language],
    paragraphs: [
      fillIn(GREETING[language], values),
      fillIn(BODY[language], values),
      product.policyAdvice[language],
    ].filter((paragraph) => paragraph !== ''),
    warning: dueLine(quote, language),
    facts: [
      [DOCUMENT_TEXTS.policyNo[language], values.policyNo],
      [TEXTS.product[language], [product.name[language], quote.plan_name].filter(Boolean).join(' · ')],
      [DOCUMENT_TEXTS.period[language], `${formatDate(quote.start_date)} – ${formatDate(quote.end_date)}`],
      [DOCUMENT_TEXTS.total[language], formatRupiah(quote.due_premium)],
    ],
    sections: [
      ...(benefits === undefined
        ? []
        : [{ heading: benefits.heading, lines: pairsOf(benefits.lines.slice(0, MAX_BENEFITS)) }]),
      {
        heading: contacts.heading,
        lines: pairsOf(contacts.lines.filter(({ value }) => value !== config.brand.supportEmail)),
      },
    ],
    notes: [TEXTS.more[language]],
  };
};

const pairsOf = (lines: readonly DocumentLine[]) => lines.map(({ label, value }) => [label, value] as const);

/** Prints the policy, and makes the e-mail that a sold quote calls for; nothing when the quote has no e-mail address. */
export const policyEmail = async (
  services: Services,
  job: Extract<Job, { kind: 'sendPolicyEmail' }>,
): Promise<NewMessage | undefined> => {
  const quote = await findQuote(services.db, job.quoteId);
  if (quote === undefined) return undefined;
  await printPolicy(services, quote.id);
  if (quote.insured_email === '') return undefined;
  const wanted = { quoteId: quote.id, viewer: { kind: 'customer', language: job.language } } as const;
  const document = await policyDocument(services, wanted);
  const receipt = await receiptDocument(services, wanted);
  const content = await mailContent(services, quote, job.language);
  const attachments = [document, ...(receipt === undefined ? [] : [receipt])].map(({ fileName, bytes }) => ({
    fileName,
    contentType: 'application/pdf',
    bytes,
  }));
  return messageTo({ channel: 'email', to: quote.insured_email }, content, attachments);
};
