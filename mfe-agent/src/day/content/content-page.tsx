import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import type { ContentItem, ContentKind } from '@payung/shared/api/endpoints/content.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { SampleMark } from './content-parts.tsx';
import { SearchField } from './search-field.tsx';
import { useSearch } from './use-search.ts';

interface ContentPageProps {
  readonly kind: ContentKind;
  readonly title: string;
  readonly intro?: string;
  /** Between the title and the contents, whatever is searched. */
  readonly lead?: ReactNode;
  readonly children: (items: readonly ContentItem[]) => ReactNode;
}

const NothingFound = ({ search, onClear }: { search: string; onClear: () => void }) => {
  const text = useText();
  if (search === '') return <Empty text={text('content.empty')} />;
  return (
    <Empty
      text={text('content.none', { search })}
      action={<Button onClick={onClear}>{text('content.clear')}</Button>}
    />
  );
};

/** A page whose contents are data, with a search that stands in its address. */
export const ContentPage = ({ kind, title, intro, lead, children }: ContentPageProps) => {
  const text = useText();
  const home = useHomePath();
  const { search, typed, setTyped } = useSearch();
  const answer = useQuery({
    ...queryOf(contentEndpoints.getContent, { query: search === '' ? { kind } : { kind, search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={title} back={home} {...(intro === undefined ? {} : { intro })}>
      <div className="py-stack">
        {lead}
        <SearchField value={typed} onChange={setTyped} />
        <QueryBoundary of={[answer]} loading={<Loading shape="list" />}>
          {(items) => (
            <>
              <output className={search === '' ? 'py-visually-hidden' : 'py-small py-quiet'}>
                {search === '' ? '' : text('content.found', { count: items.length })}
              </output>
              {items.length === 0 ? (
                <NothingFound search={search} onClear={() => setTyped('')} />
              ) : (
                <>
                  <SampleMark items={items} />
                  {children(items)}
                </>
              )}
            </>
          )}
        </QueryBoundary>
      </div>
    </Page>
  );
};
