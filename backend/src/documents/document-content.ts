import type { Language } from '#http/language.ts';

/** A label in the document's language, and what stands beside it. */
export interface DocumentLine {
  readonly label: string;
  readonly value: string;
}

export interface DocumentContent {
  readonly kind: 'policy' | 'quotation';
  /** Quote, version, kind and language make a document; its bytes may be kept under this name. */
  readonly cacheKey: string;
  readonly language: Language;
  readonly title: string;
  readonly number: string;
  readonly sections: readonly { readonly heading: string; readonly lines: readonly DocumentLine[] }[];
  readonly notes: readonly string[];
}
