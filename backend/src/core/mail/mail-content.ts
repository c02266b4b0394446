import { config } from '@payung/shared/config.ts';
import { whatsAppAddress } from '@payung/shared/domain/text/share-text.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Language } from '#core/http/language.ts';

/** The address is what a tap on the value opens, where the value does not say it. */
type Line = readonly [label: string, value: string, address?: string];

interface Section {
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** What a mail says: the designed message and the plain text beside it are made of the same. */
export interface MailContent {
  readonly language: Language;
  /** The subject, too. */
  readonly title: string;
  /** In the head: the product, or what else the mail belongs to. */
  readonly about: string;
  /** A greeting is the first. */
  readonly paragraphs: readonly string[];
  /** What must not be missed. */
  readonly warning?: string | undefined;
  readonly facts?: readonly Line[];
  /** Where there is one thing to do. */
  readonly button?: { readonly label: string; readonly address: string } | undefined;
  readonly sections?: readonly Section[];
  /** In small letters at the end. */
  readonly notes?: readonly string[];
}

const { supportEmail, supportWhatsApp, regulator } = config.brand;
const HELP: BilingualText = { en: 'Need help?', id: 'Butuh bantuan?' };

/** Those of the mail, and how the insurer's people are reached. */
export const sectionsOf = ({ language, about, sections = [] }: MailContent): readonly Section[] => [
  ...sections,
  {
    heading: HELP[language],
    lines: [
      ['WhatsApp', supportWhatsApp, whatsAppAddress(about, supportWhatsApp)],
      ['Email', supportEmail],
    ],
  },
];

/** Those of the mail, and who the insurer is. */
export const notesOf = ({ language, notes = [] }: MailContent): readonly string[] => [
  ...notes,
  regulator[language],
];

const lineOf = ([label, value]: Line): string => (value === '' ? `- ${label}` : `- ${label}: ${value}`);

export const plainTextOf = (content: MailContent): string =>
  [
    ...content.paragraphs,
    content.warning ?? '',
    (content.facts ?? []).map(lineOf).join('\n'),
    content.button === undefined ? '' : `${content.button.label}:\n${content.button.address}`,
    ...sectionsOf(content).map(({ heading, lines }) => [heading, ...lines.map(lineOf)].join('\n')),
    ...notesOf(content),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** For an SMS: the sentences, and the address of the button. */
export const shortTextOf = ({ paragraphs, button }: MailContent): string =>
  [...paragraphs, ...(button === undefined ? [] : [button.address])].join('\n\n');
