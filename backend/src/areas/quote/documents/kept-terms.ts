import { isBefore, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { DocumentArchive } from '#core/documents/document-archive.ts';
import type { DocumentContent, DocumentLine } from '#core/documents/document-content.ts';
import type { Queries } from '#core/database/database.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { InsuranceProduct, Viewer } from '../product/insurance-product.ts';
import { linesOf } from './document-lines.ts';
import { DOCUMENT_TEXTS as TEXTS } from './document-texts.ts';

/** Whole numbers and those that agents see, in both languages. */
export const EDITIONS: readonly Viewer[] = (['customer', 'agent'] as const).flatMap((kind) =>
  (['id', 'en'] as const).map((language) => ({ kind, language })),
);

interface TermsOf {
  readonly product: Pick<InsuranceProduct, 'documentSections' | 'wording'>;
  readonly quote: Quote;
}

type Confirmed = Pick<Quote, 'id' | 'proposal_version'>;

/** One name for what was confirmed once, in one language, with whole numbers or with those that agents see. */
const termsNameOf = ({ id, proposal_version }: Confirmed, { language, kind }: Viewer): string =>
  `${id}-${proposal_version}-terms-${language}-${kind}`;

/** The licence under which the agent advises today; one that has expired is none. */
const licenceOf = async (db: Queries, { agent_id }: Quote, now: Date): Promise<string> => {
  const agent = await findAgent(db, agent_id);
  if (agent === undefined || agent.licence_number === '') return '';
  const { first_name, last_name, licence_number, licence_issuer, licence_expires_on: end } = agent;
  if (end !== null && isBefore(end, todayInJakarta(now))) return '';
  return [`${first_name} ${last_name}`.trim(), `${licence_issuer} ${licence_number}`.trim()].join(', ');
};

/** By what the document was made. */
const groundsOf = (
  { product }: Pick<TermsOf, 'product'>,
  licence: string,
  { language }: Viewer,
): readonly DocumentLine[] =>
  linesOf([TEXTS.licence[language], licence], [TEXTS.wording[language], product.wording?.version ?? '']);

/**
 * Keeps cover, limits, exclusions, tariff, wording and licence as they are valid when the quote is confirmed, in the
 * transaction that confirms it: a policy that is issued after a release says what was agreed to (ruling R85).
 */
export const keepTerms = async (
  documents: Pick<DocumentArchive, 'issue'>,
  tx: Queries,
  { product, quote, now }: TermsOf & { readonly now: Date },
): Promise<void> => {
  const licence = await licenceOf(tx, quote, now);
  for (const viewer of EDITIONS) {
    await documents.issue(tx, {
      kind: 'terms',
      archiveName: termsNameOf(quote, viewer),
      language: viewer.language,
      title: '',
      number: quote.proposal_no ?? '',
      highlights: groundsOf({ product }, licence, viewer),
      sections: await product.documentSections(quote, viewer, tx),
      notes: [],
    });
  }
};

interface Terms {
  readonly sections: DocumentContent['sections'];
  readonly grounds: readonly DocumentLine[];
}

/** What was confirmed; of a quote that is not confirmed, or was before terms were kept, what is valid today. */
export const termsOf = async (
  documents: Pick<DocumentArchive, 'find'>,
  db: Queries,
  { product, quote, viewer }: TermsOf & { readonly viewer: Viewer },
): Promise<Terms> => {
  const kept =
    quote.proposal_version === null ? undefined : await documents.find(db, termsNameOf(quote, viewer));
  if (kept !== undefined) return { sections: kept.sections, grounds: kept.highlights };
  return {
    sections: await product.documentSections(quote, viewer, db),
    grounds: groundsOf({ product }, '', viewer),
  };
};
