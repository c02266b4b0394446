import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { PolicyCheck } from '@payung/shared/schemas/payment.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { phoneAddress } from '@payung/shared/domain/text/share-text.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/text.ts';

const KINDS = {
  inForce: 'success',
  notBegun: 'success',
  unpaid: 'waiting',
  ended: 'info',
  cancelled: 'error',
} as const;

const CallClaims = () => {
  const text = useText();
  const { phone } = BRAND.claims;
  return (
    <Button size="large" href={phoneAddress(phone)}>
      {text('check.call', { phone })}
    </Button>
  );
};

const Genuine = ({ policy }: { readonly policy: PolicyCheck }) => {
  const text = useText();
  const { status } = policy;
  return (
    <ResultPage
      kind={KINDS[status]}
      title={text(status === 'cancelled' ? 'check.cancelled.title' : 'check.title')}
      text={text('check.text', { insurer: policy.insurer })}
      actions={<CallClaims />}
    >
      {status === 'unpaid' || status === 'cancelled' ? (
        <InlineNotice kind={status === 'unpaid' ? 'warning' : 'error'} text={text(`check.${status}`)} />
      ) : null}
      <Facts>
        <Fact label={text('later.policy')}>
          <strong>{policy.policyNo}</strong>
        </Fact>
        <Fact label={text('payment.product')}>{policy.product}</Fact>
        <Fact label={text('payment.period')}>
          {text('payment.periodValue', {
            from: formatDate(policy.startDate),
            to: formatDate(policy.endDate),
          })}
        </Fact>
        {status === 'unpaid' || status === 'cancelled' ? null : (
          <Fact label={text('check.status')}>{text(`check.${status}`)}</Fact>
        )}
        <Fact label={text('check.initials')}>{policy.initials}</Fact>
        <Fact label={text('check.insurer')}>{policy.insurer}</Fact>
      </Facts>
      <p className="py-small py-quiet">{text('check.number')}</p>
    </ResultPage>
  );
};

const NotGenuine = () => {
  const text = useText();
  return (
    <ResultPage
      kind="error"
      title={text('check.unknown.title')}
      text={text('check.unknown.text', { insurer: BRAND.insurer })}
      actions={<CallClaims />}
    />
  );
};

/** Where the QR code of a policy leads: whether there is such a policy, and how it stands. */
export const Screen = () => {
  const { code = '' } = useParams();
  const check = useQuery(queryOf(paymentEndpoints.policyCheck, { params: { code }, quiet: true }));
  if (check.error instanceof ApiError && check.error.status === 404) return <NotGenuine />;
  return (
    <QueryBoundary of={[check]} loading={<Loading shape="result" />}>
      {(policy) => <Genuine policy={policy} />}
    </QueryBoundary>
  );
};
