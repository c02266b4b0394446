import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { PaidPolicy } from '@payung/shared/schemas/points.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { RupiahField } from '@payung/shared/ui/fields/rupiah-field.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort, ReasonField } from '#reason-field.tsx';
import { CodeForm, LookupResult } from './code-search.tsx';
import { ConfirmCancellation } from './confirm-cancellation.tsx';
import { useWorkPlace } from './work-place.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface CancelFormProps {
  readonly policy: PaidPolicy;
  readonly onDone: () => void;
}

/** The refund and the reason; the consequences are shown before confirming. */
const CancelForm = ({ policy, onDone }: CancelFormProps) => {
  const text = useText();
  const id = useId();
  const [refund, setRefund] = useState(policy.premium);
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const premium = formatRupiah(policy.premium);
  const isTooMuch = refund > policy.premium;
  const isShort = isReasonShort(reason);
  const check = (): void => {
    const isMissing = isTooMuch || isShort;
    setRefused(isMissing);
    if (isMissing) showMissing();
    else setAsking(true);
  };
  return (
    <div ref={around} className="py-stack">
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {text('pointsWork.cancel.refund')}
        </label>
        <RupiahField
          id={id}
          value={refund}
          aria-invalid={isTooMuch}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={setRefund}
        />
        <span id={`${id}-help`} className="py-field-help">
          {unbroken(text('pointsWork.cancel.refundHelp', { premium }))}
        </span>
        <FieldError id={`${id}-error`}>
          {isTooMuch ? unbroken(text('pointsWork.cancel.tooMuch', { premium })) : undefined}
        </FieldError>
      </div>
      <ReasonField
        label={text('points.reason')}
        help={text('pointsWork.cancel.reasonHelp')}
        value={reason}
        isShort={isRefused && isShort}
        onChange={setReason}
      />
      <p>{text('pointsWork.cancel.points')}</p>
      <div className="py-row">
        <Button type="primary" danger size="large" aria-haspopup="dialog" onClick={check}>
          {text('pointsWork.cancel')}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmCancellation
          policy={policy}
          refund={refund}
          reason={reason.trim()}
          onClose={() => setAsking(false)}
          onDone={onDone}
        />
      ) : null}
    </div>
  );
};

/** A policy that was never paid is refused with a message; it is not cached. */
const usePaidPolicy = (policyNo: string) =>
  useQuery({
    ...queryOf(pointsReviewEndpoints.paidPolicy, { query: { policyNo }, quiet: true }),
    refetchOnMount: 'always',
  });

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
    <LookupResult error={policy.error} notFound={text('pointsWork.policy.notFound')}>
      <QueryBoundary of={[policy]} loading={<Loading shape="summary" />}>
        {(data) => <Policy policy={data} />}
      </QueryBoundary>
    </LookupResult>
  );
};

/** Cancels a paid policy; the points that it earned, on all levels, are taken back in proportion (ruling R39). */
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
