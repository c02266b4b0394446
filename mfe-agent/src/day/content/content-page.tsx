import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import type { ContentItem, ContentKind } from '@payung/shared/schemas/content.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { SearchField } from '@payung/shared/ui/search/search-field.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { agentAddresses, useAgentUser, useHomePath } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { useTypedSearch } from '#typed-search.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** Plain text; an empty line begins a new paragraph. */
export const Paragraphs = ({ body }: { body: string }) => (
  <>
    {body.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);

/** Contents link to one address; leads and to-do have another one for some user types. */
const useOwnAddress = (link: string): string => {
  const { leads, todo } = agentAddresses(useAgentUser()?.userType ?? '');
  if (link === agentRoutes.leads.path) return leads;
  return link === agentRoutes.todo.path ? todo : link;
};

/** Link to the details, inside the application or on the web. */
export const ContentLink = ({ item: { link = '', title } }: { item: ContentItem }) => {
  const text = useText();
  const own = useOwnAddress(link);
  const label = text('content.openFor', { title });
  if (/^\/[^/\\]/.test(own)) {
    return (
      <Link className="py-text-button" to={own} aria-label={label}>
        {text('content.open')}
      </Link>
    );
  }
  return link.startsWith('https://') ? (
    <a className="py-text-button" href={link} target="_blank" rel="noreferrer" aria-label={label}>
      {text('content.open')}
    </a>
  ) : null;
};

/** Marks sample content, shown until the insurer provides its own. */
const SampleMark = ({ items }: { items: readonly ContentItem[] }) => {
  const text = useText();
  if (!items.some(({ isSample }) => isSample)) return null;
  return (
    <InlineNotice
      kind="info"
      text={
        <>
          <strong>{text('content.sample')}</strong> {text('content.sampleHelp')}
        </>
      }
    />
  );
};

const SEARCH_CHARS = 100;

interface ContentPageProps {
  readonly kind: ContentKind;
  readonly title: string;
  readonly intro?: string;
  /** Between the title and the contents, independent of the search. */
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

/** A page whose contents are data; its search is kept in the address. */
export const ContentPage = ({ kind, title, intro, lead, children }: ContentPageProps) => {
  const text = useText();
  const home = useHomePath();
  const [query, setQuery] = useSearchParams();
  const search = (query.get('search') ?? '').slice(0, SEARCH_CHARS);
  const { typed, type } = useTypedSearch(search, (next) =>
    setQuery(next === '' ? {} : { search: next }, { replace: true }),
  );
  const answer = useQuery({
    ...queryOf(contentEndpoints.getContent, { query: search === '' ? { kind } : { kind, search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={title} back={home} {...(intro === undefined ? {} : { intro })}>
      <div className="py-stack">
        {lead}
        <SearchField
          label={text('content.searchIn')}
          placeholder={text('content.search')}
          maxLength={SEARCH_CHARS}
          value={typed}
          onChange={type}
        />
        <QueryBoundary of={[answer]} loading={<Loading shape="list" />}>
          {(items) => (
            <>
              <output className={search === '' ? 'py-visually-hidden' : 'py-small py-quiet'}>
                {search === '' ? '' : text('content.found', { count: items.length })}
              </output>
              {items.length === 0 ? (
                <NothingFound search={search} onClear={() => type('')} />
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
