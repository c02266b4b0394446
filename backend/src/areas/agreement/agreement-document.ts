import { formatDate } from '@payung/shared/domain/dates.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import { jakartaDateTime } from '#areas/privacy/jakarta-time.ts';
import type { Acceptance, AgreementText } from './sql.ts';
import { AGREEMENT_TEXTS as TEXTS } from './agreement-texts.ts';

/** The words that were accepted, by whom and when; it reads the same for ever. */
export const agreementDocument = (text: AgreementText, accepted: Acceptance): DocumentContent => {
  const { language } = text;
  const { subject_kind: kind, subject_id: id } = accepted;
  const acceptedAt = jakartaDateTime(accepted.accepted_at);
  const line = (label: keyof typeof TEXTS, value: string) => ({ label: TEXTS[label][language], value });
  return {
    kind: 'agreement',
    archiveName: `${kind}-${id}-agreement-${text.version}-${language}`,
    language,
    title: text.title,
    number: `${TEXTS.version[language]} ${text.version}`,
    highlights: [line('acceptedBy', accepted.name), line('acceptedAt', acceptedAt)],
    sections: [
      ...text.sections.map(({ heading, paragraphs }) => ({
        heading,
        style: 'paragraphs' as const,
        lines: paragraphs.map((paragraph) => ({ label: paragraph, value: '' })),
      })),
      {
        heading: TEXTS.proof[language],
        lines: [
          line('acceptedBy', accepted.name),
          line('acceptedAt', acceptedAt),
          line('version', text.version),
          line('inForceFrom', formatDate(text.in_force_from)),
          line('language', TEXTS.languageName[language]),
          line('hash', accepted.hash),
        ],
      },
    ],
    notes: [],
  };
};
