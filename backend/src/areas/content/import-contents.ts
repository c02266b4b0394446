import { readFile } from 'node:fs/promises';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { searchText } from '@payung/shared/domain/search-text.ts';
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
import { BadContents, readContentFile } from './content-file.ts';
import { publishLegalText } from '../agreement/legal/fill-legal-texts.ts';
import type { ContentFile } from './content-file.ts';

type Contents = NonNullable<ContentFile['contents']>;
type Legal = NonNullable<ContentFile['legal']>;
type Costs = NonNullable<ContentFile['buildingCosts']>;

export interface ImportedContents {
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

/** What was published stays, and what somebody may be reading today is in force for all of today. */
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
 * Puts the file in the place of what counted before: all of it, or nothing. What it does not name is retired
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
