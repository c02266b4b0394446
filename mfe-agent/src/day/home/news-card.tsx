import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ContentItem } from '@payung/shared/schemas/content.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './news-card.module.css';

const SHOWN = 3;

/** Within the application, or an address outside of it. */
const NewsTitle = ({ title, link }: ContentItem) => {
  const text = useText();
  if (link === undefined) return <strong>{title}</strong>;
  if (link.startsWith('/')) return <Link to={link}>{title}</Link>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {title}
      <span className="py-visually-hidden"> {text('dashboard.news.outside')}</span>
    </a>
  );
};

/** The newest of the insurer. */
export const NewsCard = ({ news }: { readonly news: UseQueryResult<readonly ContentItem[]> }) => {
  const text = useText();
  return (
    <section className="py-card" aria-labelledby="news">
      <h2 id="news">{text('dashboard.news')}</h2>
      <QueryBoundary
        of={[news]}
        loading={
          <LoadingPlace>
            <div className={styles['texts']}>
              {Array.from({ length: SHOWN }, (_none, at) => (
                <div key={at} className={styles['text']}>
                  <Skeleton shape="title" height={16} />
                  <Skeleton height={32} />
                  <Skeleton shape="short" height={12} />
                </div>
              ))}
            </div>
          </LoadingPlace>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <p className={`py-quiet ${styles['texts']} ${styles['none']}`}>{text('dashboard.news.none')}</p>
          ) : (
            <ul className={styles['texts']}>
              {items.slice(0, SHOWN).map((item) => (
                <li key={item.id} className={styles['text']}>
                  <NewsTitle {...item} />
                  <span className={`py-small ${styles['body']}`}>{item.body}</span>
                  <span className="py-small py-quiet">
                    <DateText iso={item.date} />
                    {item.isSample ? ` · ${text('content.sample')}` : null}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <p>
        <Link className="py-text-button" to={agentRoutes.learning.path}>
          {text('dashboard.news.learn')}
        </Link>
      </p>
    </section>
  );
};
