import { Button } from 'antd';
import { useText } from '#messages/catalogue.ts';
import { PER_PAGE_CHOICES, nextPlace, pagesShown, placeAt } from './paging.ts';
import type { PagePlace } from './paging.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly place: PagePlace;
  readonly total: number;
  /** Where the next page begins. */
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
