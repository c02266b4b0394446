import * as v from 'valibot';
import { CONTENT_KINDS } from '@payung/shared/schemas/content.ts';
import { isIsoDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { LEGAL } from '@payung/shared/domain/legal-documents.ts';
import { readFile } from 'node:fs/promises';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import type { Database, Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import {
  hasBuildingCosts,
  hasContents,
  lockContents,
  retireBuildingCosts,
  retireContents,
  saveBuildingCosts,
  saveContents,
} from './sql.ts';
import { publishLegalText } from '../agreement/legal/legal-texts.ts';

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
const bilingual = (max: number) => v.strictObject({ en: text(max), id: text(max) });
const key = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'is not like learn-first-quote'));
const day = v.pipe(v.string(), v.check(isIsoDate, 'is not a day like 2026-11-02'));
const isLink = (link: string): boolean => /^\/[^/\\]/.test(link) || /^https:\/\/[^\s/]+/.test(link);

const content = v.strictObject({
  id: key,
  kind: v.picklist(CONTENT_KINDS),
  category: bilingual(80),
  title: bilingual(200),
  body: bilingual(10_000),
  link: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(300),
      v.check(isLink, 'is neither an address of the application nor https'),
    ),
  ),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600))),
  published: day,
  isSample: v.boolean(),
});

const buildingCost = v.strictObject({
  buildingClass: key,
  className: bilingual(80),
  description: bilingual(300),
  region: key,
  regionName: bilingual(80),
  costPerSquareMetre: v.pipe(v.number(), v.integer(), v.minValue(10_000), v.maxValue(1_000_000_000)),
});

const buildingCosts = v.strictObject({
  source: bilingual(300),
  sourceDate: day,
  isSample: v.boolean(),
  costs: v.pipe(v.array(buildingCost), v.minLength(1), v.maxLength(1000)),
});

const words = v.strictObject({
  title: text(200),
  sections: v.pipe(
    v.array(
      v.strictObject({
        heading: text(200),
        paragraphs: v.pipe(v.array(text(4000)), v.minLength(1), v.maxLength(60)),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
  ),
});

/** Terms and privacy policy; the wording of a product comes with its code. */
const legalText = v.strictObject({
  document: v.picklist(Object.values(LEGAL)),
  version: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}(-\d{2})?$/, 'is not like 2026-12')),
  inForceFrom: day,
  en: words,
  id: words,
});

const fileSchema = v.strictObject({
  contents: v.optional(v.pipe(v.array(content), v.minLength(1), v.maxLength(2000))),
  buildingCosts: v.optional(buildingCosts),
  legal: v.optional(v.pipe(v.array(legalText), v.minLength(1), v.maxLength(10))),
});

/** What an operator brings: contents, building costs, legal texts, or several of them. */
type ContentFile = v.InferOutput<typeof fileSchema>;

const MAX_SHOWN = 20;

/** What is wrong with a file of contents, place by place. */
export class BadContents extends Error {
  constructor(problems: readonly string[]) {
    const rest = problems.length - MAX_SHOWN;
    const shown = [...problems.slice(0, MAX_SHOWN), ...(rest > 0 ? [`… and ${rest} more`] : [])];
    super(
      `Nothing was imported, because of ${problems.length === 1 ? 'this' : 'these'}:\n${shown.join('\n')}`,
    );
    this.name = 'BadContents';
  }
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw new BadContents([`The file is no JSON: ${error instanceof Error ? error.message : ''}`]);
  }
};

const twice = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.filter((each, at) => keys.indexOf(each) !== at)),
];

/** A file of contents, checked as a whole. */
export const readContentFile = (json: string): ContentFile => {
  const result = v.safeParse(fileSchema, parsed(json));
  if (!result.success) {
    throw new BadContents(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`),
    );
  }
  const { contents = [], buildingCosts: costs, legal = [] } = result.output;
  if (contents.length === 0 && costs === undefined && legal.length === 0) {
    throw new BadContents(['The file has neither contents nor buildingCosts nor legal texts']);
  }
  const doubled = [
    ...twice(contents.map(({ id }) => id)),
    ...twice(legal.map(({ document, version }) => `${document} ${version}`)),
    ...twice((costs?.costs ?? []).map(({ buildingClass, region }) => `${buildingClass} in ${region}`)),
  ];
  if (doubled.length > 0) throw new BadContents(doubled.map((each) => `${each} stands there twice`));
  return result.output;
};

type Contents = NonNullable<ContentFile['contents']>;
type Legal = NonNullable<ContentFile['legal']>;
type Costs = NonNullable<ContentFile['buildingCosts']>;

interface ImportedContents {
  readonly contents: number;
  readonly buildingCosts: number;
}

const importItems = async (trx: Queries, contents: Contents, now: Date): Promise<void> => {
  await retireContents(trx, now);
  const rows = contents.map(({ link, minutes, isSample, ...item }, position) => ({
    ...item,
    position,
    link: link ?? '',
    minutes: minutes ?? null,
    is_sample: isSample,
    search_en: searchText(`${item.title.en} ${item.category.en} ${item.body.en}`),
    search_id: searchText(`${item.title.id} ${item.category.id} ${item.body.id}`),
  }));
  await saveContents(trx, rows);
};

const importCosts = async (trx: Queries, { source, sourceDate, isSample, costs }: Costs, now: Date) => {
  await retireBuildingCosts(trx, now);
  const rows = costs.map((each, position) => ({
    building_class: each.buildingClass,
    region: each.region,
    class_name: each.className,
    description: each.description,
    region_name: each.regionName,
    position,
    cost: each.costPerSquareMetre,
    source,
    source_date: sourceDate,
    is_sample: isSample,
  }));
  await saveBuildingCosts(trx, rows);
};

/** A published version never changes, and a new one comes into force tomorrow at the earliest. */
const importLegal = async (trx: Queries, legal: Legal, now: Date): Promise<void> => {
  for (const { document, version, inForceFrom, en, id } of legal) {
    if (inForceFrom <= todayInJakarta(now))
      throw new BadContents([`${document} ${version} has to come into force tomorrow or later`]);
    const published = { document, version, inForceFrom, texts: { en, id } };
    if (!(await publishLegalText(trx, published, now)))
      throw new BadContents([
        `${document} ${version} was published already: other words are another version`,
      ]);
  }
};

const importFile = async (trx: Queries, file: ContentFile, now: Date): Promise<ImportedContents> => {
  if (file.contents !== undefined) await importItems(trx, file.contents, now);
  if (file.buildingCosts !== undefined) await importCosts(trx, file.buildingCosts, now);
  if (file.legal !== undefined) await importLegal(trx, file.legal, now);
  return { contents: file.contents?.length ?? 0, buildingCosts: file.buildingCosts?.costs.length ?? 0 };
};

/**
 * Replaces the current contents by the file: all of it, or nothing. What it does not name is retired
 * and never deleted; a file with contents alone leaves the building costs as they are, and the other way round.
 */
export const importContents = async (db: Database, json: string, now: Date): Promise<ImportedContents> => {
  const file = readContentFile(json);
  return transaction(db, async (trx) => {
    await lockContents(trx);
    return importFile(trx, file, now);
  });
};

const SAMPLE_CONTENTS = new URL('sample-contents.json', import.meta.url);
const SAMPLE_BUILDING_COSTS = new URL('sample-building-costs.json', import.meta.url);

/** The samples where there is nothing yet; what an operator has imported stays. */
export const fillContents = (db: Database, now: Date): Promise<void> =>
  transaction(db, async (trx) => {
    await lockContents(trx);
    if (!(await hasContents(trx))) {
      await importFile(trx, readContentFile(await readFile(SAMPLE_CONTENTS, 'utf8')), now);
    }
    if (!(await hasBuildingCosts(trx))) {
      await importFile(trx, readContentFile(await readFile(SAMPLE_BUILDING_COSTS, 'utf8')), now);
    }
  });
