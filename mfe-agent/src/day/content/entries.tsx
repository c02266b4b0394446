import type { ContentItem } from '@payung/shared/api/endpoints/content.ts';
import { Entry } from './entry.tsx';
import { groupBy } from '#day/group-by.ts';

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
