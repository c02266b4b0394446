import { NUMBERED_PAGES } from '@payung/shared/api/endpoints/agent.ts';
import type { Paging } from '@payung/shared/api/endpoints/agent.ts';
import { badRequest } from './api-refusal.ts';
import { TEXTS } from './texts.ts';
import type { Page } from '#core/database/newest-first.ts';
import { cursorOf, readCursor } from './cursor.ts';

const MAX_PER_PAGE = 100;
/**
 * Pages count from 1, up to a bound, for what comes before a numbered page is read and thrown away; those behind it
 * begin where the page before ended.
 */
export const pageOf = ({ perPage, pageNo = '1', after }: Paging): Page => {
  const limit = Math.min(Math.max(1, Number(perPage)), MAX_PER_PAGE);
  const key = readCursor(after, ['moment', 'text'], 'cursor');
  if (key !== undefined) return { limit, offset: 0, after: key };
  const page = Math.max(1, Number(pageNo));
  if (page > NUMBERED_PAGES) throw badRequest(TEXTS.pageTooFar, { values: { most: NUMBERED_PAGES } });
  return { limit, offset: (page - 1) * limit };
};

/** The lines of a page that was read with one line more, and where the next page begins if that one exists. */
export const linesOfPage = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  { limit }: Page,
  momentOf: (row: Row) => Date,
): { readonly rows: readonly Row[]; readonly next: { readonly next?: string } } => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isLast = rows.length <= limit || last === undefined;
  return { rows: shown, next: isLast ? {} : { next: cursorOf([momentOf(last), last.id]) } };
};
