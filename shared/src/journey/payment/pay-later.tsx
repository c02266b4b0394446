import { useState } from 'react';
import { Button } from 'antd';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { payLaterDueDate } from '#domain/money/payment.ts';
import { today } from '#journey/steps/today.ts';
import { useText } from '#messages/text.ts';
import { AdaptiveDialog } from '#ui/feedback/adaptive-dialog.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { Fact, Facts } from '#ui/text/facts.tsx';
import { Rupiah } from '#ui/text/rupiah.tsx';

interface PayLaterProps {
  quote: QuoteRecord;
  disabled: boolean;
  busy: boolean;
  onAgreed: () => void;
}

/** The policy now, the money later: asks first, with the terms. */
export const PayLater = ({ quote, disabled, busy, onAgreed }: PayLaterProps) => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <section className="py-card">
      <h2>{text('checkout.later.title')}</h2>
      <p className="py-quiet">{text('checkout.later.text')}</p>
      <div>
        <Button size="large" disabled={disabled} loading={busy} onClick={() => setAsking(true)}>
          {text('checkout.later')}
        </Button>
      </div>
      <AdaptiveDialog
        open={isAsking}
        title={text('checkout.later.ask')}
        onClose={close}
        footer={
          <>
            <Button size="large" onClick={close}>
              {text('checkout.later.back')}
            </Button>
            <Button
              type="primary"
              size="large"
              onClick={() => {
                close();
                onAgreed();
              }}
            >
              {text('checkout.later.confirm')}
            </Button>
          </>
        }
      >
        <Facts>
          <Fact label={text('checkout.later.askAmount')}>
            <strong>
              <Rupiah amount={quote.duePremium} />
            </strong>
          </Fact>
          <Fact label={text('checkout.later.askDue')}>
            <strong>
              <DateText iso={payLaterDueDate(today(), quote.startDate)} />
            </strong>
          </Fact>
        </Facts>
        <p>{text('checkout.later.askIssued')}</p>
        <p>{text('checkout.later.askUnpaid')}</p>
      </AdaptiveDialog>
    </section>
  );
};
