import { useSearchParams } from 'react-router-dom';

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
}

/** Page and page size are kept in the address, so that Back and a reload keep them. */
export const usePlace = (): readonly [PagePlace, (place: PagePlace) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = whole(search.get('perPage'), PER_PAGE_CHOICES[0]);
  const perPage = PER_PAGE_CHOICES.find((choice) => choice === asked) ?? PER_PAGE_CHOICES[0];
  const place = { page: whole(search.get('page'), 1), perPage };
  return [place, (next) => setSearch({ page: String(next.page), perPage: String(next.perPage) })];
};

/** The numbers of the page, its neighbours, the first and the last; 0 stands for a gap. */
export const pagesShown = (page: number, pages: number): readonly number[] => {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) =>
    index > 0 && number - (near[index - 1] ?? 0) > 1 ? [0, number] : [number],
  );
};
