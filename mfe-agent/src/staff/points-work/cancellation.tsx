import { useState } from 'react';
import type { PaidPolicy } from '@payung/shared/api/endpoints/points-review.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';
import { CancelForm } from './cancel-form.tsx';
import { CodeForm } from './code-form.tsx';
import { Found } from './found.tsx';
import { usePaidPolicy } from './use-cancellation.ts';
import { useWorkPlace } from './work-place.ts';

const Policy = ({ policy }: { readonly policy: PaidPolicy }) => {
  const text = useText();
  const [isDone, setDone] = useState(false);
  const { policyNo, customerName, agentName, premium, paidAt, cancelledAt } = policy;
  return (
    <Block id="points-policy" title={text('pointsWork.policy', { policyNo })}>
      <Facts>
        <Fact label={text('pointsWork.customer')}>{customerName}</Fact>
        <Fact label={text('pointsWork.agent')}>{agentName}</Fact>
        <Fact label={text('points.origin.premium')}>
          <Rupiah amount={premium} />
        </Fact>
        <Fact label={text('pointsWork.paid')}>{formatMoment(paidAt)}</Fact>
      </Facts>
      {cancelledAt === undefined ? <CancelForm policy={policy} onDone={() => setDone(true)} /> : null}
      {cancelledAt === undefined ? null : (
        <InlineNotice
          kind={isDone ? 'success' : 'info'}
          text={text('pointsWork.cancelled', { moment: formatMoment(cancelledAt) })}
        />
      )}
    </Block>
  );
};

const PolicyOf = ({ policyNo }: { readonly policyNo: string }) => {
  const text = useText();
  const policy = usePaidPolicy(policyNo);
  return (
    <Found error={policy.error} notFound={text('pointsWork.policy.notFound')}>
      <QueryBoundary of={[policy]} loading={<Loading shape="summary" />}>
        {(data) => <Policy policy={data} />}
      </QueryBoundary>
    </Found>
  );
};

/** Ends a paid policy; the points of everybody who earned by it are taken back in proportion (ruling R39). */
export const Cancellation = () => {
  const text = useText();
  const { policyNo, showPolicy } = useWorkPlace();
  return (
    <>
      <CodeForm
        key={`form ${policyNo}`}
        label={text('pointsWork.policyNo')}
        value={policyNo}
        missing={text('pointsWork.policyNo.missing')}
        onSearch={showPolicy}
      />
      {policyNo === '' ? (
        <p className="py-quiet">{text('pointsWork.cancel.intro')}</p>
      ) : (
        <PolicyOf key={policyNo} policyNo={policyNo} />
      )}
    </>
  );
};
