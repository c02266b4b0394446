import { contactsSection, highlightsOf } from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import type { ShownProduct } from '#areas/quote/product/products.ts';
import type { Queries } from '#core/database/database.ts';
import type { DocumentContent, DocumentSection } from '#core/documents/document-content.ts';
import type { Quote } from '#areas/quote/tables.ts';

interface PrintContext {
  readonly product: ShownProduct;
  readonly quote: Quote;
  readonly viewer: Viewer;
}

interface Frame extends Pick<DocumentContent, 'number' | 'notes'> {
  readonly kind: 'policy' | 'quotation';
  readonly lastHighlight: readonly [string, string];
  /** The other plans, before what is said of the document. */
  readonly comparison?: DocumentSection;
  /** What is said of the document itself. */
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
  { product, quote, viewer }: PrintContext,
  { lastHighlight, comparison, about, ...frame }: Frame,
): Promise<DocumentContent> => {
  const { language } = viewer;
  const sections = [
    ...(await product.documentSections(quote, viewer, db)),
    ...(comparison === undefined ? [] : [comparison]),
  ];
  return {
    ...frame,
    archiveName: archiveNameOf({ quote, document: frame.kind, ...viewer }),
    language,
    title: `${product.name[language]} · ${DOCUMENT_TEXTS[frame.kind][language]}`,
    highlights: highlightsOf(quote, lastHighlight, language),
    sections: [...[...sections, about].filter(({ lines }) => lines.length > 0), contactsSection(language)],
  };
};
