import { config } from '@payung/shared/config.ts';
import { policyCheckPath } from '@payung/shared/routes/shell-routes.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#core/database/database.ts';
import type { DocumentContent, DocumentSection } from '#core/documents/document-content.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findFrozenVersion } from '#areas/quote/sql/write-quote.ts';
import type { Policy } from '#areas/payment/tables.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '#areas/services.ts';
import { linesOf, contactsSection, priceSection } from './document-lines.ts';
import { archiveNameOf, documentOfQuote } from './document-of-quote.ts';
import { EDITIONS, termsOf } from './kept-terms.ts';
import { DOCUMENT_TEXTS as TEXTS } from './document-texts.ts';
import type { Viewer } from '../product/insurance-product.ts';
import type { ShownProduct } from '../product/products.ts';
import { policyNotice } from '../quote-notice.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { Language } from '#core/http/language.ts';

interface Sale {
  readonly product: ShownProduct;
  readonly policy: Policy;
}

/** Which policy this is: when it was issued, and who sold it. */
const aboutSection = async (db: Queries, policy: Policy, { language }: Viewer): Promise<DocumentSection> => {
  const agent = await findAgent(db, policy.agent_id);
  const name = agent === undefined ? '' : `${agent.first_name} ${agent.last_name}`.trim();
  return {
    heading: TEXTS.about[language],
    lines: linesOf(
      [TEXTS.issuedOn[language], formatDate(todayInJakarta(policy.issued_at))],
      [TEXTS.soldBy[language], agent === undefined ? '' : `${name} (${agent.agent_code})`],
    ),
  };
};

interface Composing extends Pick<Services, 'publicUrl'> {
  readonly db: Queries;
  readonly documents: Pick<Services['documents'], 'find'>;
}

/** As it was confirmed: of the frozen version, never of today's quote. Nothing where none was frozen, or it was erased. */
const policyComposed = async (
  { db, documents, publicUrl }: Composing,
  sale: Sale,
  viewer: Viewer,
): Promise<DocumentContent | undefined> => {
  const { product, policy } = sale;
  const { language } = viewer;
  const frozen = await findFrozenVersion(db, policy.quote_id, policy.version);
  if (frozen === undefined || !('id' in frozen.snapshot)) return undefined;
  const quote = frozen.snapshot as unknown as Quote;
  const content = await documentOfQuote(
    db,
    { documents, product, quote, viewer },
    {
      kind: 'policy',
      number: policy.policy_no,
      lastHighlight: [TEXTS.emergency[language], config.brand.emergencyPhone],
      about: await aboutSection(db, policy, viewer),
      notes: [TEXTS.issued[language], config.brand.regulator[language]],
    },
  );
  // A demo is made before a server that runs alone has an address.
  if (publicUrl === '') return content;
  return {
    ...content,
    check: {
      address: `${publicUrl}/app${policyCheckPath(policy.check_code)}`,
      heading: TEXTS.check[language],
      text: TEXTS.checkText[language],
      alt: TEXTS.checkAlt[language],
    },
  };
};

/** Keeps what the policy says in every edition, in the transaction that issues it (ruling R67). */
export const issuePolicyContent = async (
  {
    documents,
    publicUrl,
  }: Pick<Services, 'publicUrl'> & { readonly documents: Pick<Services['documents'], 'issue' | 'find'> },
  tx: Queries,
  sale: Sale,
): Promise<void> => {
  for (const viewer of EDITIONS) {
    const content = await policyComposed({ db: tx, documents, publicUrl }, sale, viewer);
    if (content !== undefined) await documents.issue(tx, content);
  }
};

/** What must be known of it today: one that is to be paid says so, and so does one that was cancelled. */
const stateOf = ({ kind, paid_at, cancelled_at }: Policy): '' | '-due' | '-cancelled' => {
  if (cancelled_at !== null) return '-cancelled';
  return kind === 'payLater' && paid_at === null ? '-due' : '';
};

/** One that was sold before documents were kept is issued by its first reading. */
const issuedContent = async (
  { db, documents, publicUrl }: Pick<Services, 'db' | 'documents' | 'publicUrl'>,
  sale: Sale,
  viewer: Viewer,
): Promise<DocumentContent | undefined> => {
  const { quote_id: id, version } = sale.policy;
  const kept = await documents.find(
    db,
    archiveNameOf({ quote: { id, version }, document: 'policy', ...viewer }),
  );
  const content = kept ?? (await policyComposed({ db, documents, publicUrl }, sale, viewer));
  if (kept === undefined && content !== undefined) await documents.issue(db, content);
  return content;
};

/** The policy as it stands: all that it was issued with, below what must be known of it today. */
export const policyContent = async (
  services: Pick<Services, 'db' | 'documents' | 'publicUrl'>,
  sale: Sale,
  viewer: Viewer,
): Promise<DocumentContent | undefined> => {
  const content = await issuedContent(services, sale, viewer);
  const notice = policyNotice(sale.policy, viewer.language);
  if (content === undefined || notice === undefined) return content;
  const state = stateOf(sale.policy);
  return {
    ...content,
    archiveName: `${content.archiveName}${state}`,
    notice,
    // Of a cancelled one nobody says that it is valid; what the regulator wants said comes last.
    notes: state === '-cancelled' ? content.notes.slice(-1) : content.notes,
  };
};

const LANGUAGES = ['id', 'en'] as const;

const nameOf = ({ quote_id: id, version }: Policy, language: Language): string =>
  `${id}-${version}-receipt-${language}`;

/** That the premium was received; nothing while it is still to be paid. */
const receiptComposed = async (
  { db, documents }: Omit<Composing, 'publicUrl'>,
  { product, policy }: Sale,
  language: Language,
): Promise<DocumentContent | undefined> => {
  const { invoice_no: number, policy_no: policyNo, paid_at: paidLater, issued_at: issued } = policy;
  const frozen = await findFrozenVersion(db, policy.quote_id, policy.version);
  // Written with the payment alone, also of a policy that is paid later.
  if (number === null || frozen === undefined || !('id' in frozen.snapshot)) return undefined;
  const quote = frozen.snapshot as unknown as Quote;
  const paidOn = formatDate(todayInJakarta(paidLater ?? issued));
  const viewer = { kind: 'customer', language } as const;
  const { sections } = await termsOf(documents, db, { product, quote, viewer });
  const price = sections.find(({ heading }) => heading === TEXTS.price[language]);
  return {
    kind: 'receipt',
    archiveName: nameOf(policy, language),
    language,
    title: `${product.name[language]} · ${TEXTS.receipt[language]}`,
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
      price ?? priceSection(quote, product.benefitNames(quote, language), language),
      contactsSection(language),
    ],
    notes: [TEXTS.receiptIssued[language], config.brand.regulator[language]],
  };
};

/** Keeps what the receipt says, in the transaction in which the money arrives (ruling R67). */
export const issueReceiptContent = async (
  { documents }: { readonly documents: Pick<Services['documents'], 'issue' | 'find'> },
  tx: Queries,
  sale: Sale,
): Promise<void> => {
  for (const language of LANGUAGES) {
    const content = await receiptComposed({ db: tx, documents }, sale, language);
    if (content !== undefined) await documents.issue(tx, content);
  }
};

/** As it was issued; one of a payment before receipts were kept is issued by its first reading. */
export const receiptContent = async (
  { db, documents }: Pick<Services, 'db' | 'documents'>,
  sale: Sale,
  language: Language,
): Promise<DocumentContent | undefined> =>
  (await documents.find(db, nameOf(sale.policy, language))) ??
  receiptComposed({ db, documents }, sale, language);
