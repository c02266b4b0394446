import type { DocumentArchive } from '#core/documents/document-archive.ts';
import { termsOf } from '#areas/quote/documents/kept-terms.ts';
import { contactsSection, highlightsOf } from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import type { ShownProduct } from '#areas/quote/product/products.ts';
import type { Queries } from '#core/database/database.ts';
import type { DocumentContent, DocumentSection } from '#core/documents/document-content.ts';
import type { Quote } from '#areas/quote/tables.ts';

interface PrintContext {
  readonly documents: Pick<DocumentArchive, 'find'>;
  readonly product: ShownProduct;
  readonly quote: Quote;
  readonly viewer: Viewer;
}

interface Frame extends Pick<DocumentContent, 'number' | 'notes'> {
  readonly kind: 'policy' | 'quotation';
  readonly lastHighlight: readonly [string, string];
  /** The other plans, before what is said of the document. */
  readonly comparison?: DocumentSection;
  /** What is said of the document itself, above what it was made by. */
  readonly about: DocumentSection;
}

interface DocumentName extends Viewer {
  readonly document: Frame['kind'];
  readonly quote: Pick<Quote, 'id' | 'version'>;
}

/** One name for one version of a quote, in one language, with whole numbers or with those that agents see. */
export const archiveNameOf = ({ quote, document, language, kind }: DocumentName): string =>
  `${quote.id}-${quote.version}-${document}-${language}-${kind}`;

/** What a product says of the quote, in the frame of every policy and quotation. */
export const documentOfQuote = async (
  db: Queries,
  { documents, product, quote, viewer }: PrintContext,
  { lastHighlight, comparison, about, ...frame }: Frame,
): Promise<DocumentContent> => {
  const { language } = viewer;
  const terms = await termsOf(documents, db, { product, quote, viewer });
  const sections = [
    ...terms.sections,
    ...(comparison === undefined ? [] : [comparison]),
    { ...about, lines: [...about.lines, ...terms.grounds] },
  ];
  return {
    ...frame,
    archiveName: archiveNameOf({ quote, document: frame.kind, ...viewer }),
    language,
    title: `${product.name[language]} · ${DOCUMENT_TEXTS[frame.kind][language]}`,
    highlights: highlightsOf(quote, lastHighlight, language),
    sections: [...sections.filter(({ lines }) => lines.length > 0), contactsSection(language)],
  };
};
