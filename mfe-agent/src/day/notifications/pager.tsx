import { useLocation, useSearchParams } from 'react-router-dom';
import { NUMBERED_PAGES } from '@payung/shared/domain/lists/line-status.ts';
import type { PageQuery } from '@payung/shared/schemas/agent.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './pager.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

/** Choices of the page size (NOTI-001). */
const PER_PAGE_CHOICES = [10, 20, 50] as const;
/** The assumed total until the server has answered (NOTI-001, ruling K91). */
export const INITIAL_TOTAL = 50;

const whole = (value: string | null, fallback: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : fallback;
};

interface PagePlace {
  readonly page: number;
  readonly perPage: number;
  /** The cursors of the pages behind the numbered ones, up to this one. */
  readonly trail: readonly string[];
}

/** The call's query for a page. */
export const queryOfPlace = ({ page, perPage, trail }: PagePlace): PageQuery => {
  const after = trail.at(-1);
  return { perPage: String(perPage), ...(after === undefined ? { pageNo: String(page) } : { after }) };
};

/** A page that can be requested: by its number, or by a known cursor. */
const placeAt = ({ perPage, trail }: PagePlace, page: number): PagePlace => ({
  page,
  perPage,
  trail: trail.slice(0, Math.max(0, page - NUMBERED_PAGES)),
});

/** The next page; undefined where it has no number and its cursor is unknown. */
const nextPlace = (place: PagePlace, next: string | undefined): PagePlace | undefined => {
  if (place.page < NUMBERED_PAGES) return placeAt(place, place.page + 1);
  return next === undefined ? undefined : { ...place, page: place.page + 1, trail: [...place.trail, next] };
};

const trailIn = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'trail' in state ? (state.trail as readonly string[]) : [];

/** Page and page size are kept in the address and its entry of the history, so that Back and a reload keep them. */
export const usePlace = (): readonly [PagePlace, (place: PagePlace) => void] => {
  const [search, setSearch] = useSearchParams();
  const size = whole(search.get('perPage'), PER_PAGE_CHOICES[0]);
  const perPage = PER_PAGE_CHOICES.find((choice) => choice === size) ?? PER_PAGE_CHOICES[0];
  const trail = trailIn(useLocation().state);
  const page = Math.min(whole(search.get('page'), 1), NUMBERED_PAGES + trail.length);
  const setPlace = (next: PagePlace): void =>
    setSearch(
      { page: String(next.page), perPage: String(next.perPage) },
      { state: next.trail.length === 0 ? null : { trail: next.trail } },
    );
  return [{ page, perPage, trail }, setPlace];
};

/** The page numbers to show: the current one, its neighbours, the first and the last; 0 is a gap. */
export const pagesShown = (page: number, pages: number): readonly number[] => {
  const last = Math.max(Math.min(pages, NUMBERED_PAGES), page);
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) =>
    index > 0 && number - (near[index - 1] ?? 0) > 1 ? [0, number] : [number],
  );
};

interface PagerProps {
  readonly place: PagePlace;
  readonly total: number;
  /** The cursor of the next page. */
  readonly next: string | undefined;
  readonly onMove: (place: PagePlace) => void;
}

export const Pager = ({ place, total, next, onMove }: PagerProps) => {
  const text = useText();
  const { page, perPage } = place;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const go = (to: number) => onMove(placeAt(place, to));
  const following = page < pages ? nextPlace(place, next) : undefined;
  return (
    <nav className={styles['pager']} aria-label={text('notifications.pages')}>
      <Button disabled={page <= 1} onClick={() => go(page - 1)}>
        {text('notifications.previous')}
      </Button>
      <ul className={styles['pages']}>
        {pagesShown(page, pages).map((number, index) => (
          // A list may have two gaps, so their index is part of the key.
          <li key={number === 0 ? `gap ${index}` : number}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Button
                type={number === page ? 'primary' : 'text'}
                aria-label={text('notifications.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => go(number)}
              >
                {number}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button disabled={following === undefined} onClick={() => following && onMove(following)}>
        {text('notifications.next')}
      </Button>
      <label className={styles['choice']}>
        <span className="py-small">{text('notifications.perPage')}</span>
        <select
          value={perPage}
          onChange={(event) => onMove({ page: 1, perPage: Number(event.target.value), trail: [] })}
        >
          {PER_PAGE_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </label>
    </nav>
  );
};
