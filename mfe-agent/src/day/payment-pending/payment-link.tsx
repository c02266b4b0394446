import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import type { PendingPayment } from '@payung/shared/schemas/payment.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { LinkValidity, useHasPassed } from '@payung/shared/journey/payment/link-validity.tsx';
import { CopyField } from '@payung/shared/ui/feedback/copy-field.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** The facts of a payment that its link needs. */
interface PaymentLinkProps {
  readonly payment: Pick<PendingPayment, 'insuredName' | 'linkExpiresAt' | 'proposalNo'>;
}

/** A link by which the customer pays without the agent: valid until the server's time, created again on demand (PAY-016). */
export const PaymentLink = ({ payment }: PaymentLinkProps) => {
  const text = useText();
  const link = useMutation({
    mutationFn: () => call(paymentEndpoints.checkout, { query: { proposalNo: payment.proposalNo } }),
  });
  const made = link.data;
  const hasEnded = useHasPassed(made?.expiresAt ?? payment.linkExpiresAt);
  const name = payment.insuredName;
  // Refused by a rule, for example because the cover has begun: a retry does not help.
  const refusal =
    link.error instanceof ApiError && link.error.status === 422 ? serverMessage(link.error) : '';
  return (
    <>
      {hasEnded ? <InlineNotice kind="warning" text={text('pending.linkEnded')} /> : null}
      {made === undefined || hasEnded ? (
        <Button
          loading={link.isPending}
          aria-label={text('pending.linkFor', { name })}
          onClick={() => link.mutate()}
        >
          {text('pending.link')}
        </Button>
      ) : (
        <div className="py-field">
          <CopyField label={text('pending.linkFor', { name })} value={made.url} />
          <LinkValidity expiresAt={made.expiresAt} />
        </div>
      )}
      {link.isError ? <InlineNotice kind="error" text={refusal || text('pending.linkFailed')} /> : null}
    </>
  );
};
