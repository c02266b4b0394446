import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReviewedRedemption } from '@payung/shared/schemas/points.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { useText } from '#messages/catalogue.ts';
import { MoreButton, moreOf, ofFirstPage } from '#more-button.tsx';
import { RedemptionChip } from '#network/points/points-facts.tsx';
import { StatusTabs } from '#staff/staff-queue.tsx';
import { DecidedText, DecideDialog, useRedemptions } from './decide-dialog.tsx';
import type { Verdict } from './decide-dialog.tsx';
import { ledgerAddress, REDEMPTION_TABS, useWorkPlace } from './work-place.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface RedemptionRowProps {
  readonly redemption: ReviewedRedemption;
  readonly onDecide: (verdict: Verdict) => void;
}

const RedemptionRow = ({ redemption, onDecide }: RedemptionRowProps) => {
  const text = useText();
  const { agentName: name, agentCode, points, balance, askedAt, state } = redemption;
  return (
    <li className="py-card">
      <div className="py-between">
        <h2>{text('pointsWork.redemption', { name, points })}</h2>
        <RedemptionChip state={state} />
      </div>
      <p className="py-small py-quiet">
        {text('pointsWork.redemption.facts', { balance, moment: formatMoment(askedAt) })}
      </p>
      <p>
        <Link className="py-text-button" to={ledgerAddress(agentCode)}>
          {text('pointsWork.ledgerOf', { name, code: agentCode })}
        </Link>
      </p>
      {state === 'waiting' ? (
        <div className="py-row">
          <Button
            type="primary"
            size="large"
            aria-label={text('pointsWork.confirmOf', { name, points })}
            onClick={() => onDecide('confirmed')}
          >
            {text('pointsWork.confirm')}
          </Button>
          <Button
            size="large"
            aria-label={text('pointsWork.refuseOf', { name, points })}
            onClick={() => onDecide('refused')}
          >
            {text('pointsWork.refuse')}
          </Button>
        </div>
      ) : (
        <p className="py-small">
          <DecidedText redemption={redemption} />
        </p>
      )}
    </li>
  );
};

interface PendingDecision {
  readonly redemption: ReviewedRedemption;
  readonly verdict: Verdict;
}

/** Open redemptions, the oldest first, and decided ones (ruling R39). */
export const Redemptions = () => {
  const text = useText();
  const { status, showStatus } = useWorkPlace();
  const queue = useRedemptions(status);
  const [pending, setPending] = useState<PendingDecision>();
  const [done, setDone] = useState<ReviewedRedemption>();
  return (
    <>
      <StatusTabs
        legend={text('pointsWork.status')}
        tabs={REDEMPTION_TABS.map((each) => ({ status: each, label: text(`pointsWork.status.${each}`) }))}
        current={status}
        onChange={showStatus}
      />
      {done === undefined ? null : (
        <InlineNotice
          kind="success"
          text={text('pointsWork.done', {
            state: text(`points.state.${done.state}`),
            name: done.agentName,
            points: done.points,
          })}
        />
      )}
      <QueryBoundary of={[ofFirstPage(queue)]} loading={<Loading shape="list" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return (
            <section className="py-stack" aria-label={text('pointsWork.tab.redemptions')}>
              <p className="py-quiet" aria-live="polite">
                {text('pointsWork.count', { count: pages[0]?.total ?? 0 })}
              </p>
              {items.length === 0 ? (
                <Empty text={text(`pointsWork.empty.${status}`)} />
              ) : (
                <ol className="py-stack-tight">
                  {items.map((item) => (
                    <RedemptionRow
                      key={item.id}
                      redemption={item}
                      onDecide={(verdict) => {
                        setDone(undefined);
                        setPending({ redemption: item, verdict });
                      }}
                    />
                  ))}
                </ol>
              )}
              <MoreButton more={moreOf(queue)} />
            </section>
          );
        }}
      </QueryBoundary>
      {pending === undefined ? null : (
        <DecideDialog
          {...pending}
          onClose={() => setPending(undefined)}
          onDone={(decided) => {
            setDone(decided);
            setPending(undefined);
          }}
        />
      )}
    </>
  );
};
