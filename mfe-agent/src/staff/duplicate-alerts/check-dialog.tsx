import { useId, useState } from 'react';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { duplicateAlertEndpoints } from '@payung/shared/api/endpoints/duplicate-alerts.ts';
import type { DuplicateAlert } from '@payung/shared/schemas/duplicate-alerts.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort, ReasonField } from '#staff/points-work/reason-field.tsx';
import { useStaffQueue } from '#staff/points-work/staff-queue.ts';

export const FLAG_TABS = ['open', 'checked'] as const;
export type FlagTab = (typeof FLAG_TABS)[number];

const FLAGS = 'line-flags';

export const useFlagTab = (): readonly [FlagTab, (tab: FlagTab) => void] => {
  const [query, setQuery] = useSearchParams();
  return [
    FLAG_TABS.find((each) => each === query.get('status')) ?? 'open',
    (status) => setQuery(status === 'open' ? {} : { status }, { replace: true }),
  ];
};

export const useFlags = (status: FlagTab) =>
  useStaffQueue(FLAGS, status, (given) => call(duplicateAlertEndpoints.listDuplicateAlerts, given));

const useCheckFlag = (flagId: string, onDone: (flag: DuplicateAlert) => void) => {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: (note: string) =>
      call(duplicateAlertEndpoints.checkDuplicateAlert, { params: { flagId }, body: { note } }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [FLAGS] }),
    meta: { quiet: true },
  });
  return {
    check,
    /** What the server said instead; empty where no answer came. */
    refusal: check.isError ? serverMessage(check.error) : undefined,
  };
};

interface CheckDialogProps {
  readonly flag: DuplicateAlert;
  readonly onClose: () => void;
  readonly onDone: (flag: DuplicateAlert) => void;
}

/** What somebody found when looking into it; the next person reads it. */
export const CheckDialog = ({ flag, onClose, onDone }: CheckDialogProps) => {
  const text = useText();
  const id = useId();
  const [note, setNote] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const { check, refusal } = useCheckFlag(flag.id, onDone);
  const isShort = isReasonShort(note);
  const send = (): void => {
    setRefused(isShort);
    if (isShort) showMissing();
    else check.mutate(note.trim());
  };
  return (
    <AdaptiveDialog
      open
      title={text('lineFlags.check.title')}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {text('lineFlags.back')}
          </Button>
          <Button type="primary" size="large" loading={check.isPending} onClick={send}>
            {text('lineFlags.check')}
          </Button>
        </>
      }
    >
      <div ref={around} className="py-stack">
        <p>{text('lineFlags.check.text')}</p>
        <ReasonField
          id={id}
          label={text('lineFlags.note')}
          help={text('lineFlags.note.help')}
          value={note}
          isShort={isRefused && isShort}
          onChange={setNote}
        />
        {refusal === undefined ? null : (
          <InlineNotice kind="error" text={refusal || text('lineFlags.noAnswer')} />
        )}
      </div>
    </AdaptiveDialog>
  );
};
