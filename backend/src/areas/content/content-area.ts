import type { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import { searchText } from '@payung/shared/domain/search-text.ts';
import { listBuildingCosts, listContents } from './sql.ts';
import type { Handlers } from '../handler.ts';

const MAX_WORDS = 10;

const wordsOf = (search: string): readonly string[] =>
  searchText(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/** The pages whose content is data, in the language of the request. */
export const contentArea: Handlers<typeof contentEndpoints> = {
  getContent: async ({ query, language }, { db }) => {
    const words = wordsOf(query.search ?? '');
    const rows = await listContents(db, { kind: query.kind, words, language });
    return rows.map(({ id, kind, category, title, body, link, minutes, published, is_sample: isSample }) => ({
      id,
      kind,
      category: category[language],
      title: title[language],
      body: body[language],
      ...(link === '' ? {} : { link }),
      ...(minutes === null ? {} : { minutes }),
      date: published,
      isSample,
    }));
  },

  buildingCosts: async ({ language }, { db }) => {
    const rows = await listBuildingCosts(db);
    const [first] = rows;
    return {
      source: first?.source[language] ?? '',
      sourceDate: first?.source_date ?? '',
      isSample: first?.is_sample ?? false,
      costs: rows.map((row) => ({
        buildingClass: row.building_class,
        className: row.class_name[language],
        description: row.description[language],
        region: row.region,
        regionName: row.region_name[language],
        costPerSquareMetre: row.cost,
      })),
    };
  },
};
