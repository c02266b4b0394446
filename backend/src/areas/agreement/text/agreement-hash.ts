import { createHash } from 'node:crypto';
import type { KeptSection } from '#areas/agreement/tables.ts';

interface AgreementText {
  readonly language: 'en' | 'id';
  readonly title: string;
  readonly sections: readonly KeptSection[];
}

/** SHA-256 of version, language and words, as JSON without spaces and with its fields in this order. */
export const hashOf = (version: string, { language, title, sections }: AgreementText): string =>
  createHash('sha256')
    .update(
      JSON.stringify({
        version,
        language,
        title,
        sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs })),
      }),
    )
    .digest('hex');
