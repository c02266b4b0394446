import type { Language } from '#core/http/language.ts';

type Line = readonly [label: string, value: string];

/** What a mail says: the designed message and the plain text beside it are made of the same. */
export interface MailContent {
  readonly language: Language;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What must not be missed. */
  readonly warning?: string;
  readonly facts: readonly Line[];
  readonly sections: readonly { readonly heading: string; readonly lines: readonly Line[] }[];
  /** In small letters at the end. */
  readonly footer: readonly string[];
}

const lineOf = ([label, value]: Line): string => (value === '' ? `- ${label}` : `- ${label}: ${value}`);

export const plainTextOf = ({
  greeting,
  paragraphs,
  warning,
  facts,
  sections,
  footer,
}: MailContent): string =>
  [
    greeting,
    ...paragraphs,
    ...(warning === undefined ? [] : [warning]),
    facts.map(lineOf).join('\n'),
    ...sections.map(({ heading, lines }) => [heading, ...lines.map(lineOf)].join('\n')),
    ...footer,
  ].join('\n\n');
