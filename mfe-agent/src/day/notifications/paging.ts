import { useLocation, useSearchParams } from 'react-router-dom';
import { NUMBERED_PAGES } from '@payung/shared/api/endpoints/agent.ts';
import type { Paging } from '@payung/shared/api/endpoints/agent.ts';

/** Choices of the page size (NOTI-001). */
export const PER_PAGE_CHOICES = [10, 20, 50] as const;
/** The assumed total until the server has answered (NOTI-001, ruling K91). */
export const INITIAL_TOTAL = 50;

const whole = (value: string | null, fallback: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : fallback;
};

export interface PagePlace {
  readonly page: number;
  readonly perPage: number;
  /** Where each page behind the numbered ones begins, up to this one. */
  readonly trail: readonly string[];
}

/** The call's query for a page. */
export const queryOfPlace = ({ page, perPage, trail }: PagePlace): Paging => {
  const after = trail.at(-1);
  return { perPage: String(perPage), ...(after === undefined ? { pageNo: String(page) } : { after }) };
};

/** Another page whose place is known: one that has a number, or one that was passed on the way. */
export const placeAt = ({ perPage, trail }: PagePlace, page: number): PagePlace => ({
  page,
  perPage,
  trail: trail.slice(0, Math.max(0, page - NUMBERED_PAGES)),
});

/** The next page; nothing where it has no number and the server has not said where it begins. */
export const nextPlace = (place: PagePlace, next: string | undefined): PagePlace | undefined => {
  if (place.page < NUMBERED_PAGES) return placeAt(place, place.page + 1);
  return next === undefined ? undefined : { ...place, page: place.page + 1, trail: [...place.trail, next] };
};

const trailIn = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'trail' in state ? (state.trail as readonly string[]) : [];

/** Page and page size are kept in the address and its entry of the history, so that Back and a reload keep them. */
export const usePlace = (): readonly [PagePlace, (place: PagePlace) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = whole(search.get('perPage'), PER_PAGE_CHOICES[0]);
  const perPage = PER_PAGE_CHOICES.find((choice) => choice === asked) ?? PER_PAGE_CHOICES[0];
  const trail = trailIn(useLocation().state);
  const page = Math.min(whole(search.get('page'), 1), NUMBERED_PAGES + trail.length);
  const setPlace = (next: PagePlace): void =>
    setSearch(
      { page: String(next.page), perPage: String(next.perPage) },
      { state: next.trail.length === 0 ? null : { trail: next.trail } },
    );
  return [{ page, perPage, trail }, setPlace];
};

/** The numbers of the page, its neighbours, the first and the last that can be gone to; 0 stands for a gap. */
export const pagesShown = (page: number, pages: number): readonly number[] => {
  const last = Math.max(Math.min(pages, NUMBERED_PAGES), page);
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) =>
    index > 0 && number - (near[index - 1] ?? 0) > 1 ? [0, number] : [number],
  );
};
