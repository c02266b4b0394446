import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { duplicateAlertEndpoints } from '@payung/shared/api/endpoints/duplicate-alerts.ts';
import type { DuplicateAlert } from '@payung/shared/schemas/duplicate-alerts.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort, ReasonField } from '#reason-field.tsx';
import { useStaffQueue } from '#staff/staff-queue.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

export const ALERT_TABS = ['open', 'checked'] as const;
type AlertTab = (typeof ALERT_TABS)[number];

const QUEUE = 'line-alerts';

export const useAlertTab = (): readonly [AlertTab, (tab: AlertTab) => void] => {
  const [query, setQuery] = useSearchParams();
  return [
    ALERT_TABS.find((each) => each === query.get('status')) ?? 'open',
    (status) => setQuery(status === 'open' ? {} : { status }, { replace: true }),
  ];
};

export const useAlerts = (status: AlertTab) =>
  useStaffQueue(QUEUE, status, (given) => call(duplicateAlertEndpoints.listDuplicateAlerts, given));

const useCheckAlert = (alertId: string, onDone: (alert: DuplicateAlert) => void) => {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: (note: string) =>
      call(duplicateAlertEndpoints.checkDuplicateAlert, { params: { flagId: alertId }, body: { note } }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [QUEUE] }),
    meta: { quiet: true },
  });
  return {
    check,
    /** The server's message; empty without a reply. */
    refusal: check.isError ? serverMessage(check.error) : undefined,
  };
};

interface CheckDialogProps {
  readonly alert: DuplicateAlert;
  readonly onClose: () => void;
  readonly onDone: (alert: DuplicateAlert) => void;
}

/** Asks for a note about the check, for other staff to read. */
export const CheckDialog = ({ alert, onClose, onDone }: CheckDialogProps) => {
  const text = useText();
  const [note, setNote] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const { check, refusal } = useCheckAlert(alert.id, onDone);
  const isShort = isReasonShort(note);
  const send = (): void => {
    setRefused(isShort);
    if (isShort) showMissing();
    else check.mutate(note.trim());
  };
  return (
    <AdaptiveDialog
      open
      title={text('duplicateAlerts.check.title')}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {text('duplicateAlerts.back')}
          </Button>
          <Button type="primary" size="large" loading={check.isPending} onClick={send}>
            {text('duplicateAlerts.check')}
          </Button>
        </>
      }
    >
      <div ref={around} className="py-stack">
        <p>{text('duplicateAlerts.check.text')}</p>
        <ReasonField
          label={text('duplicateAlerts.note')}
          help={text('duplicateAlerts.note.help')}
          value={note}
          isShort={isRefused && isShort}
          onChange={setNote}
        />
        {refusal === undefined ? null : (
          <InlineNotice kind="error" text={refusal || text('duplicateAlerts.noAnswer')} />
        )}
      </div>
    </AdaptiveDialog>
  );
};
