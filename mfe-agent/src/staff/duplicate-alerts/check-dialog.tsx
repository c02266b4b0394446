import { useId, useState } from 'react';
import { Button } from 'antd';
import type { LineFlag } from '@payung/shared/api/endpoints/line-flags.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort, ReasonField } from '#staff/points-work/reason-field.tsx';
import { useCheckFlag } from './use-flags.ts';

interface CheckDialogProps {
  readonly flag: LineFlag;
  readonly onClose: () => void;
  readonly onDone: (flag: LineFlag) => void;
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
