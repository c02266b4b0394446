import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { PendingPayment } from '@payung/shared/api/endpoints/payment.ts';
import { CopyField } from '@payung/shared/ui/feedback/copy-field.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now();

/** A link by which the customer pays without the agent: valid for 24 hours, created again on demand (PAY-016). */
export const PaymentLink = ({ payment }: { payment: PendingPayment }) => {
  const text = useText();
  const link = useMutation({
    mutationFn: () => call(endpoints.checkout, { query: { proposalNo: payment.proposalNo } }),
  });
  const url = link.data?.url;
  const hasEnded = url === undefined && payment.linkExpiresAt !== undefined && isPast(payment.linkExpiresAt);
  return (
    <>
      {hasEnded ? <InlineNotice kind="warning" text={text('pending.linkEnded')} /> : null}
      {url === undefined ? (
        <div>
          <Button
            loading={link.isPending}
            aria-label={text('pending.linkFor', { name: payment.insuredName })}
            onClick={() => link.mutate()}
          >
            {text('pending.link')}
          </Button>
        </div>
      ) : (
        <CopyField label={text('pending.linkFor', { name: payment.insuredName })} value={url} />
      )}
      {link.isError ? <InlineNotice kind="error" text={text('pending.linkFailed')} /> : null}
    </>
  );
};
