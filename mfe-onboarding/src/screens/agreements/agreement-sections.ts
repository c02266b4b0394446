export interface Words {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const MAX = { heading: 200, paragraph: 4000, paragraphs: 40, sections: 60 } as const;

export type WordsProblem =
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
