import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentTakenBack } from '@payung/shared/schemas/refunds.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { KeepDialog } from './refund-dialogs.tsx';
import { useTakenBack } from './use-refunds.ts';

/** Where a policy is cancelled, which ends its cover and takes its points back. */
const endAddress = (policyNo: string): string =>
  `${agentRoutes.pointsWork.path}?tab=cancellation&policy=${encodeURIComponent(policyNo)}`;

interface CaseProps {
  readonly taken: PaymentTakenBack;
  readonly onKeep: () => void;
}

/** What was paid, issued and earned, and what may be decided. */
const Case = ({ taken, onKeep }: CaseProps) => {
  const text = useText();
  const { customerName, policyNo, quoteCode, state } = taken;
  const moment = (at: string): string => (at === '' ? text('refunds.none') : formatMoment(at));
  return (
    <li className="py-card">
      <h2>{customerName}</h2>
      <Facts>
        <Fact label={text('refunds.case.amount')}>
          <Rupiah amount={taken.amount} />
        </Fact>
        <Fact label={text('refunds.case.status')}>{`${taken.status}, ${moment(taken.reportedAt)}`}</Fact>
        <Fact label={text('refunds.case.paidAt')}>{moment(taken.paidAt)}</Fact>
        <Fact label={text('refunds.of')}>{policyNo || quoteCode}</Fact>
        <Fact label={text('refunds.case.issuedAt')}>{moment(taken.issuedAt)}</Fact>
        <Fact label={text('refunds.case.points')}>{text('dashboard.figure', { figure: taken.points })}</Fact>
        <Fact label={text('refunds.agent')}>{`${taken.agentName} (${taken.agentCode})`}</Fact>
        <Fact label={text('refunds.case.contact')}>
          {[taken.phone, taken.email].filter(Boolean).join(' · ')}
        </Fact>
      </Facts>
      {state === 'open' ? (
        <div className="py-row">
          {policyNo === '' ? null : (
            <Link className="py-text-button" to={endAddress(policyNo)}>
              {text('refunds.end', { policyNo })}
            </Link>
          )}
          <Button aria-label={text('refunds.keepOf', { name: customerName })} onClick={onKeep}>
            {text('refunds.keep')}
          </Button>
        </div>
      ) : (
        <p className="py-small">
          {text(`refunds.case.${state}`, { by: taken.decidedBy, at: moment(taken.decidedAt) })}{' '}
          {text('refunds.reasonGiven', { reason: taken.reason })}
        </p>
      )}
    </li>
  );
};

interface TakenBackProps {
  readonly status: 'open' | 'decided';
  readonly onDone: (message: string) => void;
}

/** Payments that were taken back after they had arrived: cover ends by a person's decision alone (ruling R79). */
export const TakenBack = ({ status, onDone }: TakenBackProps) => {
  const text = useText();
  const cases = useTakenBack(status);
  const [keeping, setKeeping] = useState<PaymentTakenBack>();
  return (
    <>
      <QueryBoundary of={[cases]} loading={<Loading shape="list" />}>
        {({ items, total }) => (
          <section className="py-stack" aria-label={text('refunds.cases')}>
            <p className="py-quiet" aria-live="polite">
              {text('refunds.count', { count: total })}
            </p>
            {items.length === 0 ? (
              <Empty text={text(`refunds.cases.empty.${status}`)} />
            ) : (
              <ol className="py-stack-tight">
                {items.map((taken) => (
                  <Case key={taken.invoiceNo} taken={taken} onKeep={() => setKeeping(taken)} />
                ))}
              </ol>
            )}
          </section>
        )}
      </QueryBoundary>
      {keeping === undefined ? null : (
        <KeepDialog
          taken={keeping}
          onClose={() => setKeeping(undefined)}
          onDone={({ customerName: name }) => {
            onDone(text('refunds.done.kept', { name }));
            setKeeping(undefined);
          }}
        />
      )}
    </>
  );
};
