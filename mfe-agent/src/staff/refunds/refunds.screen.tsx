import { useState } from 'react';
import type { Refund } from '@payung/shared/schemas/refunds.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { MoreButton, moreOf, ofFirstPage } from '#more-button.tsx';
import { StatusTabs } from '#staff/staff-queue.tsx';
import { DecideDialog, EnterDialog } from './refund-dialogs.tsx';
import { RefundTable } from './refund-table.tsx';
import type { RefundAction } from './refund-table.tsx';
import { TakenBack } from './taken-back.tsx';
import { REFUND_TABS, useRefunds, useRefundTab } from './use-refunds.ts';

interface QueueProps {
  readonly status: 'open' | 'paid';
  readonly onDone: (message: string) => void;
}

const Queue = ({ status, onDone }: QueueProps) => {
  const text = useText();
  const refunds = useRefunds(status);
  const [acting, setActing] = useState<{ readonly refund: Refund; readonly action: RefundAction }>();
  const close = (): void => setActing(undefined);
  const done = ({ state, amount, customerName: name }: Refund): void => {
    onDone(text(`refunds.done.${state}`, { amount: formatRupiah(amount), name }));
    close();
  };
  return (
    <>
      <QueryBoundary of={[ofFirstPage(refunds)]} loading={<Loading shape="list" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const { total = 0, sum = 0, secondPersonAbove = 0 } = pages[0] ?? {};
          return (
            <section className="py-stack" aria-label={text('refunds.title')}>
              <p className="py-quiet" aria-live="polite">
                {total > 0 ? text(`refunds.sum.${status}`, { count: total, sum: formatRupiah(sum) }) : null}{' '}
                {status === 'open'
                  ? text('refunds.secondPerson', { above: formatRupiah(secondPersonAbove) })
                  : null}
              </p>
              {items.length === 0 ? (
                <Empty text={text(`refunds.empty.${status}`)} />
              ) : (
                <RefundTable refunds={items} onAct={(refund, action) => setActing({ refund, action })} />
              )}
              <MoreButton more={moreOf(refunds)} />
            </section>
          );
        }}
      </QueryBoundary>
      {acting?.action === 'enter' ? (
        <EnterDialog refund={acting.refund} onClose={close} onDone={done} />
      ) : null}
      {acting !== undefined && acting.action !== 'enter' ? (
        <DecideDialog refund={acting.refund} verdict={acting.action} onClose={close} onDone={done} />
      ) : null}
    </>
  );
};

/** What is owed back to whom, paid back with the bank's reference, above a sum by two people (ruling R80). */
export const Screen = () => {
  const text = useText();
  const [tab, setTab] = useRefundTab();
  const [done, setDone] = useState('');
  return (
    <Page title={text('refunds.title')} back={HOME_PATHS.staff} intro={text('refunds.intro')}>
      <StatusTabs
        legend={text('refunds.tabs')}
        tabs={REFUND_TABS.map((status) => ({ status, label: text(`refunds.tab.${status}`) }))}
        current={tab}
        onChange={(next) => {
          setDone('');
          setTab(next);
        }}
      />
      {done === '' ? null : <InlineNotice kind="success" text={done} />}
      {tab === 'open' || tab === 'paid' ? (
        <Queue key={tab} status={tab} onDone={setDone} />
      ) : (
        <TakenBack status={tab === 'takenBack' ? 'open' : 'decided'} onDone={setDone} />
      )}
    </Page>
  );
};
