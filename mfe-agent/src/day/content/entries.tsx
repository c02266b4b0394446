import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ContentItem } from '@payung/shared/schemas/content.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { groupBy } from '#day/group-by.ts';
import { useText } from '#messages/catalogue.ts';
import { ContentLink, Paragraphs } from './content-page.tsx';
import styles from './content.module.css';

/** Opens and shows the entry that the address names behind its `#`. */
const useNamed = (id: string) => {
  const { hash } = useLocation();
  const isNamed = hash === `#${id}`;
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isNamed || element.current === null) return;
    element.current.open = true;
    element.current.scrollIntoView({ block: 'start' });
    element.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [isNamed]);
  return element;
};

/** A collapsible entry of a page, with a link to its own address. */
const Entry = ({ item }: { item: ContentItem }) => {
  const text = useText();
  const { search } = useLocation();
  const element = useNamed(item.id);
  return (
    <details ref={element} id={item.id} className={styles.entry}>
      <summary>
        <h3>{item.title}</h3>
        {item.minutes === undefined ? null : (
          <span className="py-small py-quiet">{text('content.minutes', { minutes: item.minutes })}</span>
        )}
      </summary>
      <div className="py-stack-tight">
        <Paragraphs body={item.body} />
        <p className="py-small py-quiet">{text('content.updated', { date: formatDate(item.date) })}</p>
        <div className="py-row">
          <ContentLink item={item} />
          <Link className="py-text-button" to={{ search, hash: `#${item.id}` }} replace>
            {text('content.linkTo')}
          </Link>
        </div>
      </div>
    </details>
  );
};

/** Entries below the titles of their categories, both in the order of the contents. */
export const Entries = ({ items }: { items: readonly ContentItem[] }) => (
  <>
    {groupBy(items, ({ category }) => category).map(([category, entries]) => (
      <section key={category} className="py-stack-tight">
        <h2>{category}</h2>
        {entries.map((item) => (
          <Entry key={item.id} item={item} />
        ))}
      </section>
    ))}
  </>
);
