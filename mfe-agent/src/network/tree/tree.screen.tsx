import type { LevelFigures as Level } from '@payung/shared/schemas/network.ts';
import { Navigate, useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { FIGURE_PERIODS } from '@payung/shared/domain/network/members.ts';
import { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import { useListPages } from '@payung/shared/api/list-pages.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { DRAWER_AT_MOST, useIsAtMost } from '@payung/shared/ui/width.ts';
import { useHasNetwork, useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { MemberPanel } from '../members/member-panel.tsx';
import { PERIOD_TEXTS } from '../members/member-texts.tsx';
import { Cell, RowHeader, StackedTable, TableRow } from '../stacked-table.tsx';
import { NetworkLevel } from './network-level.tsx';
import { networkSearchOf, useNetworkPlace } from './network-place.ts';
import type { NetworkNavigation } from './network-place.ts';
import { NetworkTools } from './network-tools.tsx';
import styles from './tree.module.css';

/** The period of all figures of the page. */
const PeriodChoice = ({ navigation: { place, change } }: { readonly navigation: NetworkNavigation }) => {
  const text = useText();
  return (
    <fieldset>
      <legend className={styles['legend']}>{text('tree.period')}</legend>
      <div className={styles['periods']}>
        {FIGURE_PERIODS.map((period) => (
          <label key={period} className={styles['period']}>
            <input
              type="radio"
              name="network-period"
              checked={period === place.period}
              onChange={() => change({ period })}
            />
            {text(PERIOD_TEXTS[period])}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Levels = ({ levels, period }: { readonly levels: readonly Level[]; readonly period: string }) => {
  const text = useText();
  const number = (value: number): string => text('dashboard.figure', { figure: value });
  if (levels.length === 0) return <p>{text('tree.levels.none')}</p>;
  return (
    <StackedTable
      caption={text('tree.levels.caption', { period })}
      columns={[
        { label: text('tree.column.level'), isName: true },
        { label: text('tree.column.members'), isNumber: true },
        { label: text('tree.column.active'), isNumber: true },
        { label: text('tree.column.premium'), isNumber: true },
        { label: text('tree.column.policies'), isNumber: true },
        { label: text('tree.column.points'), isNumber: true },
      ]}
    >
      {levels.map(({ level, members, active, premium, policies, points }) => (
        <TableRow key={level}>
          <RowHeader>{text('tree.level', { level })}</RowHeader>
          <Cell label={text('tree.column.members')} isNumber>
            {number(members)}
          </Cell>
          <Cell label={text('tree.column.active')} isNumber>
            {number(active)}
          </Cell>
          <Cell label={text('tree.column.premium')} isNumber>
            <Rupiah amount={premium} />
          </Cell>
          <Cell label={text('tree.column.policies')} isNumber>
            {number(policies)}
          </Cell>
          <Cell label={text('tree.column.points')} isNumber>
            {number(points)}
          </Cell>
        </TableRow>
      ))}
    </StackedTable>
  );
};

/** The figures of each level in the chosen period; collapsed on a phone, where the members come first. */
const LevelFigures = ({ navigation }: { readonly navigation: NetworkNavigation }) => {
  const text = useText();
  const isPhone = useIsAtMost(DRAWER_AT_MOST);
  const { period } = navigation.place;
  const figures = useQuery(queryOf(networkEndpoints.networkFigures, { query: { period } }));
  return (
    <details className="py-card" open={!isPhone}>
      <summary className="py-text-button">{text('tree.levels')}</summary>
      <QueryBoundary
        of={[figures]}
        loading={
          <LoadingPlace>
            <Skeleton shape="field" />
            <Skeleton shape="field" />
          </LoadingPlace>
        }
      >
        {({ levels }) => <Levels levels={levels} period={text(PERIOD_TEXTS[period])} />}
      </QueryBoundary>
    </details>
  );
};

/** Figures of the levels, then one level or the search results, as a table or as a picture (NET-001). */
const NetworkPage = () => {
  const text = useText();
  const home = useHomePath();
  const hasNetwork = useHasNetwork();
  const navigation = useNetworkPlace();
  const { place, member } = navigation;
  const search = networkSearchOf(place);
  const pages = useListPages(networkEndpoints.listNetwork, search);
  return (
    <Page
      title={text('tree.title')}
      back={home}
      intro={text(hasNetwork ? 'tree.intro.all' : 'tree.intro.mitra')}
    >
      <PeriodChoice navigation={navigation} />
      <LevelFigures navigation={navigation} />
      <NetworkTools navigation={navigation} />
      <NetworkLevel navigation={navigation} pages={pages} />
      {member === '' ? null : <MemberPanel key={member} memberId={member} navigation={navigation} />}
    </Page>
  );
};

/**
 * The network (NET-001). Its address is public, its contents are for agents: all others are redirected to the login
 * page (ruling K54), without a session with a way back here.
 */
export const Screen = () => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.kind === 'agent' && !isStaff(session.user.userType)) return <NetworkPage />;
  const next = session.kind === 'none' ? `?next=${encodeURIComponent(pathname + search)}` : '';
  return <Navigate to={`${shellRoutes.login.path}${next}`} replace />;
};
