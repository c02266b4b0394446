import type { Language } from '#core/http/language.ts';

/** A label in the document's language, and what stands beside it. */
export interface DocumentLine {
  readonly label: string;
  readonly value: string;
  /** A total. */
  readonly strong?: true;
}

export interface DocumentSection {
  readonly heading: string;
  /** Labels beside their values; amounts at the right; a list of labels alone; or labels that are running text. */
  readonly style?: 'facts' | 'amounts' | 'list' | 'paragraphs';
  readonly lines: readonly DocumentLine[];
  /** In small letters below the lines. */
  readonly footnote?: string;
}

/** What a reader must not miss, above everything else. */
export interface DocumentNotice {
  readonly tone: 'due' | 'cancelled';
  readonly text: string;
}

/** The page that says whether the document is genuine. */
export interface DocumentCheck {
  readonly address: string;
  readonly heading: string;
  readonly text: string;
  /** The QR code in words. */
  readonly alt: string;
}

export interface DocumentContent {
  /** `terms`: what a quote was confirmed with, which is never printed by itself. */
  readonly kind: 'policy' | 'quotation' | 'receipt' | 'agreement' | 'terms';
  /** What it is about, version, kind, language and who reads it: one name is always the same document. */
  readonly archiveName: string;
  readonly language: Language;
  readonly title: string;
  readonly number: string;
  readonly notice?: DocumentNotice;
  /** The few answers that people open the document for. */
  readonly highlights: readonly DocumentLine[];
  readonly sections: readonly DocumentSection[];
  readonly notes: readonly string[];
  /** Of policies; those issued before there was such a page have none. */
  readonly check?: DocumentCheck;
}
