import type { NewAgreement } from '@payung/shared/schemas/agreement.ts';
import { isIsoDate } from '@payung/shared/domain/dates.ts';

/** The fields of the form, as typed. */
export interface TypedAgreement {
  readonly version: string;
  readonly inForceFrom: string;
  readonly titleEn: string;
  readonly textEn: string;
  readonly titleId: string;
  readonly textId: string;
}

export const NO_AGREEMENT: TypedAgreement = {
  version: '',
  inForceFrom: '',
  titleEn: '',
  textEn: '',
  titleId: '',
  textId: '',
};

const VERSION = /^\d{4}-\d{2}(-\d{2})?$/;
const TITLE_MAX = 200;

type Problem =
  | WordsProblem
  | 'agreements.version.format'
  | 'agreements.version.exists'
  | 'agreements.inForceFrom.day'
  | 'agreements.inForceFrom.past'
  | 'agreements.titleOf.required';

export type Problems = Readonly<Partial<Record<keyof TypedAgreement, Problem>>>;

interface KnownVersions {
  readonly today: string;
  readonly versions: readonly string[];
}

const versionProblem = (version: string, versions: readonly string[]): Problem | undefined => {
  if (!VERSION.test(version)) return 'agreements.version.format';
  return versions.includes(version) ? 'agreements.version.exists' : undefined;
};

const dayProblem = (day: string, today: string): Problem | undefined => {
  if (!isIsoDate(day)) return 'agreements.inForceFrom.day';
  return day < today ? 'agreements.inForceFrom.past' : undefined;
};

const titleProblem = (title: string): Problem | undefined =>
  title.trim() === '' || title.trim().length > TITLE_MAX ? 'agreements.titleOf.required' : undefined;

const textProblem = (typed: string): Problem | undefined => {
  const sections = sectionsOf(typed);
  return typeof sections === 'string' ? sections : undefined;
};

/** The problem of each field; undefined when it can be published. */
export const problemsOf = (
  typed: TypedAgreement,
  { today, versions }: KnownVersions,
): Problems | undefined => {
  const found = {
    version: versionProblem(typed.version.trim(), versions),
    inForceFrom: dayProblem(typed.inForceFrom, today),
    titleEn: titleProblem(typed.titleEn),
    textEn: textProblem(typed.textEn),
    titleId: titleProblem(typed.titleId),
    textId: textProblem(typed.textId),
  };
  const problems = Object.entries(found).filter(([, problem]) => problem !== undefined);
  return problems.length === 0 ? undefined : Object.fromEntries(problems);
};

const wordsOf = (title: string, typed: string): NewAgreement['en'] => {
  const sections = sectionsOf(typed);
  return { title: title.trim(), sections: typeof sections === 'string' ? [] : sections };
};

export const agreementOf = (typed: TypedAgreement): NewAgreement => ({
  version: typed.version.trim(),
  inForceFrom: typed.inForceFrom,
  en: wordsOf(typed.titleEn, typed.textEn),
  id: wordsOf(typed.titleId, typed.textId),
});

interface Words {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const MAX = { heading: 200, paragraph: 4000, paragraphs: 40, sections: 60 } as const;

type WordsProblem =
  | 'agreements.text.required'
  | 'agreements.text.beforeHeading'
  | 'agreements.text.emptySection'
  | 'agreements.text.sameHeading'
  | 'agreements.text.long';

const HEADING = /^#\s+(.+)$/;

/** Typed text in sections: a line that begins with `# ` is a heading, an empty line ends a paragraph. */
export const sectionsOf = (typed: string): Words['sections'] | WordsProblem => {
  const sections: { heading: string; blocks: string[][] }[] = [];
  for (const line of typed.split(/\r?\n/).map((each) => each.trim())) {
    const heading = HEADING.exec(line)?.[1];
    const section = sections.at(-1);
    if (heading !== undefined) sections.push({ heading, blocks: [[]] });
    else if (line === '') section?.blocks.push([]);
    else if (section === undefined) return 'agreements.text.beforeHeading';
    else section.blocks.at(-1)?.push(line);
  }
  const words = sections.map(({ heading, blocks }) => ({
    heading,
    paragraphs: blocks.map((lines) => lines.join(' ')).filter((paragraph) => paragraph !== ''),
  }));
  return problemOf(words) ?? words;
};

const problemOf = (sections: Words['sections']): WordsProblem | undefined => {
  if (sections.length === 0) return 'agreements.text.required';
  if (sections.some(({ paragraphs }) => paragraphs.length === 0)) return 'agreements.text.emptySection';
  if (new Set(sections.map(({ heading }) => heading)).size < sections.length)
    return 'agreements.text.sameHeading';
  const isLong = sections.some(
    ({ heading, paragraphs }) =>
      heading.length > MAX.heading ||
      paragraphs.length > MAX.paragraphs ||
      paragraphs.some((paragraph) => paragraph.length > MAX.paragraph),
  );
  return isLong || sections.length > MAX.sections ? 'agreements.text.long' : undefined;
};
