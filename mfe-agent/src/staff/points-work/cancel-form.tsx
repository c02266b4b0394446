import { useId, useState } from 'react';
import { Button } from 'antd';
import type { PaidPolicy } from '@payung/shared/api/endpoints/points-review.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { RupiahField } from '@payung/shared/ui/fields/rupiah-field.tsx';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import { useText } from '#messages/catalogue.ts';
import { ConfirmCancellation } from './confirm-cancellation.tsx';
import { isReasonShort, ReasonField } from './reason-field.tsx';

interface CancelFormProps {
  readonly policy: PaidPolicy;
  readonly onDone: () => void;
}

/** How much is paid back and why; what it does is said before it is done. */
export const CancelForm = ({ policy, onDone }: CancelFormProps) => {
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
        id={`${id}-reason`}
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
