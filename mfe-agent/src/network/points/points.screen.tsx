import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { PointsAccount, Redemption } from '@payung/shared/schemas/points.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { MonthEarnings } from './month-earnings.tsx';
import { AccountFacts, LoadingFacts, RedemptionChip } from './points-facts.tsx';
import styles from './points.module.css';
import { RedeemDialog } from './redeem-dialog.tsx';
import { Statement } from './statement.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

/** The balance of an agent, and the points that can be redeemed (NET-018, DASH-032). */
const Account = ({ account }: { readonly account: PointsAccount }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [reserved, setReserved] = useState<number>();
  const { balance, available, minimum, illustrative } = account;
  return (
    <>
      {illustrative ? (
        <InlineNotice kind="info" text={text('points.illustrative', { source: BRAND.name })} />
      ) : null}
      <AccountFacts account={account} />
      {balance < 0 ? <InlineNotice kind="warning" text={text('points.belowZero')} /> : null}
      {available < minimum ? (
        <p className="py-quiet">{text('points.redeem.notYet', { minimum, available })}</p>
      ) : (
        <div className="py-row">
          <Button type="primary" size="large" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {text('points.redeem')}
          </Button>
        </div>
      )}
      {reserved === undefined ? null : (
        <InlineNotice kind="success" text={text('points.redeem.done', { points: reserved })} />
      )}
      {isOpen ? (
        <RedeemDialog
          account={account}
          onClose={() => setOpen(false)}
          onDone={(points) => {
            setReserved(points);
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
};

const Item = ({ redemption }: { readonly redemption: Redemption }) => {
  const text = useText();
  const { points, state, askedAt, decidedAt, reason } = redemption;
  const moments = [
    text('points.askedAt', { moment: formatMoment(askedAt) }),
    ...(decidedAt === undefined ? [] : [text('points.decidedAt', { moment: formatMoment(decidedAt) })]),
  ];
  return (
    <li className="py-stack-tight">
      <div className="py-between">
        <strong>{text('points.count', { points })}</strong>
        <RedemptionChip state={state} />
      </div>
      <p className="py-small py-quiet">{moments.join(' · ')}</p>
      {reason === '' ? null : <p className="py-small">{text('points.reasonGiven', { reason })}</p>}
    </li>
  );
};

/** The redemptions of the agent, with the decisions of staff. */
const RedemptionList = ({ redemptions }: { readonly redemptions: readonly Redemption[] }) => {
  const text = useText();
  return (
    <Block id="points-redemptions" title={text('points.redemptions')}>
      {redemptions.length === 0 ? (
        <p className="py-quiet">{text('points.redemptions.none')}</p>
      ) : (
        <ul className="py-stack" aria-labelledby="points-redemptions">
          {redemptions.map((redemption) => (
            <Item key={redemption.id} redemption={redemption} />
          ))}
        </ul>
      )}
    </Block>
  );
};

/** The notice, the figures and what can be done with them, as high as they will be. */
const LoadingAccount = () => (
  <LoadingPlace>
    <div className={`py-stack ${styles['account']}`}>
      <Skeleton className={styles['notice']} />
      <LoadingFacts count={4} />
      <Skeleton />
    </div>
  </LoadingPlace>
);

/** An agent's own points: balance, redemptions and statement (NET-004, NET-018, DASH-032). */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const account = useQuery(queryOf(pointsEndpoints.pointsAccount));
  return (
    <Page title={text('points.title')} back={home} intro={text('points.intro')}>
      <Block id="points-account" title={text('points.account')}>
        <QueryBoundary of={[account]} loading={<LoadingAccount />}>
          {(data) => <Account account={data} />}
        </QueryBoundary>
      </Block>
      <MonthEarnings />
      <Statement />
      {account.data === undefined ? null : <RedemptionList redemptions={account.data.redemptions} />}
    </Page>
  );
};
