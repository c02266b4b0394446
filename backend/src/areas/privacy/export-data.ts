import { config } from '@payung/shared/config.ts';
import { fillIn } from '#core/http/texts.ts';
import { PRIVACY_TEXTS } from './privacy-texts.ts';
import { transaction } from '#core/database/transaction.ts';
import { requireQuoteToShow } from '#areas/quote/quote-record.ts';
import { exportedBytes } from './exported-bytes.ts';
import { listCards } from '#areas/identity/sql/cards-of-quote.ts';
import { listLeadEvents, findLead } from '#areas/leads/sql/leads.ts';
import { findPolicy } from '#areas/payment/policies/policies-sql.ts';
import {
  listChecksOfQuote,
  listEventsOfQuote,
  listImagesOfQuote,
  listLinksOfQuote,
  listPaymentsOfQuote,
  listRefundsOfQuote,
  listVisitsOfQuote,
} from '#areas/privacy/sql/privacy-data.ts';
import { listRequestsOfQuote } from '#areas/privacy/sql/privacy-requests.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { Queries } from '#core/database/database.ts';
import type { BinaryReply, HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { givenConsents, listRelatedConsents } from './consents-of.ts';
import { customerData } from './customer-data.ts';
import { requestOf } from './requests.ts';

/** As a file that people and programs can read (law 27/2022: a copy in a usual format). */
export const jsonFile = (fileName: string, data: object): BinaryReply => ({
  bytes: Buffer.from(JSON.stringify(data, null, 2)),
  fileName,
  // JSON would be read as an answer of a call: a document that fails arrives as JSON.
  contentType: 'application/octet-stream',
});

const MAX_EVENTS = 1000;

const identityOf = async (db: Queries, quoteId: string) => {
  const cards = await listCards(db, quoteId);
  const checks = await listChecksOfQuote(db, quoteId);
  return {
    checks: checks.map(({ insured_no, status, created_at, finished_at }) => ({
      insuredNo: insured_no,
      outcome: status,
      beganAt: created_at,
      endedAt: finished_at,
    })),
    cards: [...cards].map(([insuredNo, { id_number, id_type }]) => ({
      insuredNo,
      idNumber: id_number,
      idType: id_type,
    })),
  };
};

type SealedImages = Awaited<ReturnType<typeof listImagesOfQuote>>;

const picturesOf = ({ objects }: Pick<Services, 'objects'>, images: SealedImages) =>
  Promise.all(
    images.map(async ({ key, insured_no, created_at, ...place }) => ({
      insuredNo: insured_no,
      takenAt: created_at,
      contentType: 'image/jpeg',
      ...(await exportedBytes(objects, { purpose: 'identity image', key }, place)),
    })),
  );

const leadOf = async (db: Queries, leadId: string | null) => {
  const lead = leadId === null ? undefined : await findLead(db, leadId);
  if (lead === undefined) return undefined;
  const events = await listLeadEvents(db, lead.id, MAX_EVENTS);
  return {
    name: `${lead.first_name} ${lead.last_name}`.trim(),
    phone: lead.phone,
    email: lead.email,
    birthDate: lead.birth_date,
    details: lead.details,
    source: lead.source,
    mayContact: lead.has_consent,
    doNotContact: lead.do_not_contact,
    notes: events.map(({ at, kind, result, note }) => ({ at, kind, result, note })),
  };
};

const quoteOf = (quote: ShownQuote) => ({
  code: quote.code,
  stage: quote.stage,
  createdAt: quote.created_at,
  savedAt: quote.saved_at,
  plan: quote.plan_name,
  startDate: quote.start_date,
  endDate: quote.end_date,
  duePremium: quote.due_premium,
  details: quote.details,
  proposalNo: quote.proposal_no,
  policyNo: quote.policy_no,
  paymentStatus: quote.payment_status,
});

const policyOf = async (db: Queries, quoteId: string) => {
  const policy = await findPolicy(db, quoteId);
  if (policy === undefined) return undefined;
  const { policy_no, kind, amount, issued_at, paid_at, cancelled_at, reference } = policy;
  return {
    policyNo: policy_no,
    kind,
    amount,
    issuedAt: issued_at,
    paidAt: paid_at,
    cancelledAt: cancelled_at,
    reference,
  };
};

/** Everything of one person that hangs on the quote of this visit, at one moment. */
export const exportCustomerData = async (
  context: HandlerContextOf<'exportCustomerData'>,
  services: Services,
): Promise<BinaryReply> => {
  const { params, language } = context;
  const { quoteId } = params;
  const { images, ...data } = await transaction(services.db, async (tx) => {
    const parts: Services = { ...services, db: tx };
    const quote = await requireQuoteToShow(parts, quoteId);
    const product = services.products.shown(quote.product_id);
    const { sections } = await customerData(context, parts);
    const consents = await listRelatedConsents(tx, quote);
    return {
      exportedAt: services.clock.now(),
      person: {
        name: quote.insured_name,
        birthDate: quote.insured_birth_date,
        phone: quote.insured_phone,
        email: quote.insured_email,
        idCard: quote.insured_id_card,
        passport: quote.insured_passport,
      },
      product: product.name[language],
      agent: `${quote.first_name} ${quote.last_name}`.trim(),
      quote: quoteOf(quote),
      more: !services.products.erasable.includes(quote.product_id)
        ? { note: fillIn(PRIVACY_TEXTS.productGone[language], { support: config.brand.supportEmail }) }
        : ((await product.personalData?.(quote, tx)) ?? {}),
      policy: await policyOf(tx, quoteId),
      payments: await listPaymentsOfQuote(tx, quoteId),
      refunds: await listRefundsOfQuote(tx, quoteId),
      identity: await identityOf(tx, quoteId),
      images: await listImagesOfQuote(tx, quoteId),
      consents: {
        now: givenConsents(consents, quote, language),
        ledger: consents.map(
          ({ purpose, granted, entry, text_version, text_hash, given_by, agreed_by, given_at, words }) => ({
            purpose,
            granted,
            entry,
            version: text_version,
            sha256: text_hash,
            words,
            givenBy: given_by,
            agreedBy: agreed_by,
            at: given_at,
          }),
        ),
      },
      atYourAgent: await leadOf(tx, quote.of_lead_id),
      history: await listEventsOfQuote(tx, quoteId),
      links: await listLinksOfQuote(tx, quoteId),
      visits: await listVisitsOfQuote(tx, quoteId),
      requests: (await listRequestsOfQuote(tx, quoteId)).map(requestOf),
      about: sections.map(({ title, source, use, kept }) => ({ title, source, use, kept })),
    };
  });
  const identity = { ...data.identity, pictures: await picturesOf(services, images) };
  return jsonFile('my-data.json', { ...data, identity });
};
