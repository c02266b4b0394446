import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { transferProblem } from '@payung/shared/domain/money/refunds.ts';
import type { PaymentTakenBack, Refund } from '@payung/shared/schemas/refunds.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { Input } from '@payung/shared/ui/input.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort, ReasonField } from '#reason-field.tsx';
import { useDecide, useEnter, useKeep } from './use-refunds.ts';

interface AskProps {
  readonly title: string;
  readonly yes: string;
  readonly isSending: boolean;
  readonly refusal: string | undefined;
  readonly onClose: () => void;
  readonly onYes: () => void;
  readonly children: ReactNode;
}

const Ask = ({ title, yes, isSending, refusal, onClose, onYes, children }: AskProps) => {
  const text = useText();
  return (
    <AdaptiveDialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button size="large" disabled={isSending} onClick={onClose}>
            {text('refunds.back')}
          </Button>
          <Button type="primary" size="large" loading={isSending} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
      {refusal === undefined ? null : (
        <InlineNotice kind="error" text={refusal || text('refunds.noAnswer')} />
      )}
    </AdaptiveDialog>
  );
};

interface DialogProps {
  readonly refund: Refund;
  readonly onClose: () => void;
  readonly onDone: (refund: Refund) => void;
}

/** The bank's reference and the day, as the statement shows them. */
export const EnterDialog = ({ refund, onClose, onDone }: DialogProps) => {
  const text = useText();
  const id = useId();
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState<string>(today());
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const { send, isSending, refusal } = useEnter(refund, onDone);
  const transfer = { reference: reference.trim(), paidOn };
  const problem = transferProblem(transfer, { since: refund.since, today: today() });
  const ofReference = isRefused && problem === 'reference';
  const ofDay = isRefused && problem !== undefined && problem !== 'reference';
  const enter = (): void => {
    setRefused(problem !== undefined);
    if (problem === undefined) send(transfer);
    else showMissing();
  };
  const values = { amount: formatRupiah(refund.amount), name: refund.customerName };
  return (
    <Ask
      title={text('refunds.enter.title', values)}
      yes={text('refunds.enter.yes')}
      isSending={isSending}
      refusal={refusal}
      onClose={onClose}
      onYes={enter}
    >
      <div ref={around} className="py-stack">
        <p>{text(refund.needsSecondPerson ? 'refunds.enter.textTwo' : 'refunds.enter.text')}</p>
        <div className="py-field">
          <label className="py-field-label" htmlFor={`${id}-reference`}>
            {text('refunds.reference')}
          </label>
          <Input
            size="large"
            id={`${id}-reference`}
            value={reference}
            maxLength={40}
            autoComplete="off"
            aria-required
            aria-invalid={ofReference || undefined}
            aria-describedby={`${id}-reference-error`}
            onChange={(event) => setReference(event.target.value)}
          />
          <FieldError id={`${id}-reference-error`}>
            {ofReference ? text('refunds.problem.reference') : undefined}
          </FieldError>
        </div>
        <div className="py-field">
          <label className="py-field-label" htmlFor={`${id}-day`}>
            {text('refunds.paidOn')}
          </label>
          <DateField
            id={`${id}-day`}
            label={text('refunds.paidOn')}
            value={paidOn}
            min={todayInJakarta(new Date(refund.since))}
            max={today()}
            aria-required
            aria-invalid={ofDay || undefined}
            aria-describedby={`${id}-day-error`}
            onChange={setPaidOn}
          />
          <FieldError id={`${id}-day-error`}>
            {ofDay ? text(`refunds.problem.${problem}`) : undefined}
          </FieldError>
        </div>
      </div>
    </Ask>
  );
};

interface DecideProps extends DialogProps {
  readonly verdict: 'confirmed' | 'returned';
}

/** A second person says that the money has left, or returns it with a reason. */
export const DecideDialog = ({ refund, verdict, onClose, onDone }: DecideProps) => {
  const text = useText();
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const { send, isSending, refusal } = useDecide(refund, onDone);
  const isShort = verdict === 'returned' && isReasonShort(reason);
  const decide = (): void => {
    setRefused(isShort);
    if (isShort) showMissing();
    else send({ verdict, reason: reason.trim() });
  };
  const { reference = '', customerName: name } = refund;
  return (
    <Ask
      title={text(`refunds.${verdict}.title`, { amount: formatRupiah(refund.amount), name })}
      yes={text(`refunds.${verdict}.yes`)}
      isSending={isSending}
      refusal={refusal}
      onClose={onClose}
      onYes={decide}
    >
      <div ref={around} className="py-stack">
        <p>{text(`refunds.${verdict}.text`, { reference })}</p>
        {verdict === 'returned' ? (
          <ReasonField
            label={text('refunds.reason')}
            help={text('refunds.reason.help')}
            value={reason}
            isShort={isRefused && isShort}
            onChange={setReason}
          />
        ) : null}
      </div>
    </Ask>
  );
};

interface KeepProps {
  readonly taken: PaymentTakenBack;
  readonly onClose: () => void;
  readonly onDone: (kept: PaymentTakenBack) => void;
}

/** Cover goes on although the payment was taken back: why, for other staff to read. */
export const KeepDialog = ({ taken, onClose, onDone }: KeepProps) => {
  const text = useText();
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const { send, isSending, refusal } = useKeep(taken, onDone);
  const isShort = isReasonShort(reason);
  const keep = (): void => {
    setRefused(isShort);
    if (isShort) showMissing();
    else send(reason.trim());
  };
  return (
    <Ask
      title={text('refunds.keep.title')}
      yes={text('refunds.keep.yes')}
      isSending={isSending}
      refusal={refusal}
      onClose={onClose}
      onYes={keep}
    >
      <div ref={around} className="py-stack">
        <p>{text('refunds.keep.text')}</p>
        <ReasonField
          label={text('refunds.reason')}
          help={text('refunds.reason.help')}
          value={reason}
          isShort={isRefused && isShort}
          onChange={setReason}
        />
      </div>
    </Ask>
  );
};
