import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MemberName, NetworkPage } from '@payung/shared/schemas/network.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { useAgentUser, useHomePath } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { COUNTED_AT_MOST } from '#count-list.tsx';
import { useText } from '#messages/catalogue.ts';
import { ofFirstPage } from '#more-button.tsx';
import { LoadingMembers, MemberTable } from './member-table.tsx';
import styles from './network-level.module.css';
import { levelAddress, NOT_NARROWED, placeAddress } from './network-place.ts';
import type { NetworkPages, NetworkPlace, NetworkNavigation } from './network-place.ts';
import { NetworkPicture } from './picture/network-picture.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

interface LevelPathProps {
  readonly place: NetworkPlace;
  readonly path: readonly MemberName[];
}

/** From the viewer down to the open level. */
const LevelPath = ({ place, path }: LevelPathProps) => {
  const text = useText();
  const steps = [{ id: '', name: text('tree.you') }, ...path];
  return (
    <nav aria-label={text('tree.path')}>
      <ol className={styles['path']}>
        {steps.map(({ id, name }, index) => (
          <li key={id}>
            {index === steps.length - 1 ? (
              <span className={styles['here']} aria-current="page">
                {name}
              </span>
            ) : (
              <Link className="py-text-button" to={levelAddress(place, id)}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

interface EmptyLevelProps {
  readonly navigation: NetworkNavigation;
  readonly path: readonly MemberName[];
}

/** The next step on an empty level: reset search and filters, go up, or invite friends. */
const EmptyLevel = ({ navigation: { place, change }, path }: EmptyLevelProps) => {
  const text = useText();
  const home = useHomePath();
  const userType = useAgentUser()?.userType ?? '';
  const parent = path.at(-1);
  if ([place.search, place.tier, place.status].some((value) => value !== '')) {
    return (
      <Empty
        text={text('lists.nothingFound')}
        action={
          <Button size="large" onClick={() => change(NOT_NARROWED)}>
            {text('lists.showAll')}
          </Button>
        }
      />
    );
  }
  if (parent !== undefined) {
    return (
      <Empty
        text={text('tree.emptyBelow', { name: parent.name })}
        action={
          <Link className="py-text-button" to={levelAddress(place, path.at(-2)?.id ?? '')}>
            {text('tree.up')}
          </Link>
        }
      />
    );
  }
  const invites = mayInvite(userType);
  return (
    <Empty
      text={text('tree.empty')}
      action={
        <Link className="py-text-button" to={invites ? agentRoutes.recruit.path : home}>
          {text(invites ? 'dashboard.linkRecruit' : 'tree.home')}
        </Link>
      }
    />
  );
};

interface LevelProps {
  readonly navigation: NetworkNavigation;
  readonly pages: NetworkPages;
}

const useTitle = ({ search, parent }: NetworkPlace, page: NetworkPage | undefined): string => {
  const text = useText();
  if (search !== '') return text('tree.found', { search });
  if (parent === '') return text('tree.direct');
  const name = page?.path.at(-1)?.name;
  return name === undefined ? text('tree.column.direct') : text('tree.membersOf', { name });
};

const useCountText = () => {
  const text = useText();
  return (total: number, shown: number): string =>
    total > COUNTED_AT_MOST ? text('tree.countMany', { shown }) : text('tree.count', { count: total, shown });
};

/** The link by which a level was opened; it is focused again on the way back up. */
const openerOf = (parent: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-opens="${parent}"]`);

/** A search or another level focuses the title; going back up focuses the link that opened the level. */
const useLevelFocus = ({ parent, search }: NetworkPlace) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ parent, search });
  useEffect(() => {
    const last = before.current;
    before.current = { parent, search };
    if (last.parent === parent && last.search === search) return;
    const opener = last.parent === '' ? null : openerOf(last.parent);
    (opener ?? heading.current)?.focus();
  }, [parent, search]);
  return heading;
};

/** One level or the search results: the path, the count, and the members in the chosen view. */
export const NetworkLevel = ({ navigation, pages }: LevelProps) => {
  const text = useText();
  const { place } = navigation;
  const heading = useLevelFocus(place);
  const items = pages.items ?? [];
  const page = pages.data?.pages[0];
  const path = page?.path ?? [];
  const title = useTitle(place, page);
  const countText = useCountText();
  const View = place.view === 'picture' ? NetworkPicture : MemberTable;
  return (
    <section className="py-card py-stack" aria-labelledby="network-level">
      {path.length === 0 || place.search !== '' ? null : <LevelPath place={place} path={path} />}
      <div className="py-between">
        <h2 id="network-level" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {place.search === '' ? null : (
          <Link className="py-text-button" to={placeAddress({ ...place, search: '' })}>
            {text('tree.search.end')}
          </Link>
        )}
      </div>
      <p className="py-quiet" aria-live="polite">
        {page === undefined ? '\u00a0' : countText(page.total, items.length)}
      </p>
      <QueryBoundary
        of={[ofFirstPage(pages)]}
        loading={place.view === 'picture' ? <Loading shape="list" /> : <LoadingMembers />}
      >
        {() =>
          items.length === 0 ? (
            <EmptyLevel navigation={navigation} path={path} />
          ) : (
            <View
              key={placeAddress(place)}
              title={title}
              navigation={navigation}
              pages={pages}
              items={items}
              path={path}
            />
          )
        }
      </QueryBoundary>
    </section>
  );
};
