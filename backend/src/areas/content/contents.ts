import { searchText } from '@payung/shared/domain/text/search-text.ts';
import { listBuildingCosts, listContents } from './sql.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';

const MAX_WORDS = 10;

const wordsOf = (search: string): readonly string[] =>
  searchText(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/** In the language of the request. */
export const getContent = async ({ query, language }: HandlerContextOf<'getContent'>, { db }: Services) => {
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
};

export const buildingCosts = async ({ language }: HandlerContextOf<'buildingCosts'>, { db }: Services) => {
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
};
