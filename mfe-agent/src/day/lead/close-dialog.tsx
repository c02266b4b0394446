import { useState } from 'react';
import { Button, Input } from 'antd';
import { CLOSE_REASONS } from '@payung/shared/domain/leads/lead-constants.ts';
import type { CloseReason } from '@payung/shared/domain/leads/lead-constants.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { CLOSE_REASON_TEXTS } from './lead-header.tsx';
import { isConflict } from './use-lead.ts';
import type { LeadChanger } from './use-lead.ts';

const NOTE_MAX = 500;

/** A lead is closed with a reason, which turns it into a rejected one (ruling R30). */
export const CloseDialog = ({ changer, onClose }: { changer: LeadChanger; onClose: () => void }) => {
  const text = useText();
  const [reason, setReason] = useState<CloseReason>();
  const [note, setNote] = useState('');
  const [isRefused, setRefused] = useState(false);

  const save = async (): Promise<void> => {
    setRefused(reason === undefined);
    if (reason === undefined) return;
    try {
      await changer.change({ kind: 'close', reason, note: note.trim() });
      onClose();
    } catch (error) {
      // Whoever was first is named on the page; everything else here.
      if (isConflict(error)) onClose();
    }
  };

  return (
    <AdaptiveDialog
      open
      title={text('leads.close.title')}
      onClose={onClose}
      footer={
        <Button type="primary" size="large" block loading={changer.isBusy} onClick={() => void save()}>
          {text('leads.close')}
        </Button>
      }
    >
      <div className="py-stack">
        <RadioChoice
          name="close-reason"
          legend={text('leads.close.title')}
          options={CLOSE_REASONS.map((one) => ({ value: one, label: text(CLOSE_REASON_TEXTS[one]) }))}
          value={reason}
          onChange={setReason}
        />
        <FieldError id="close-reason-error">
          {isRefused && reason === undefined ? text('leads.close.required') : null}
        </FieldError>
        <div className="py-field">
          <label className="py-field-label" htmlFor="close-note">
            {text('leads.note')} <span className="py-quiet">({text('common.optional')})</span>
          </label>
          <Input.TextArea
            id="close-note"
            rows={2}
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        {changer.problem === undefined ? null : <InlineNotice kind="error" text={changer.problem} />}
      </div>
    </AdaptiveDialog>
  );
};
