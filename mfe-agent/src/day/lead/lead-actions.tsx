import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { LeadDetail } from '@payung/shared/schemas/leads.ts';
import { CLOSE_REASONS } from '@payung/shared/domain/leads/lead-constants.ts';
import type { CloseReason } from '@payung/shared/domain/leads/lead-constants.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { EventDialog } from './event-dialog.tsx';
import { CLOSE_REASON_TEXTS } from './lead-texts.ts';
import { isConflict } from './use-lead.ts';
import type { LeadChanger, LeadChange } from './use-lead.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { TextArea } from '@payung/shared/ui/input.tsx';

const NOTE_MAX = 500;

/** A lead is closed with a reason, which turns it into a rejected one (ruling R30). */
const CloseDialog = ({ changer, onClose }: { changer: LeadChanger; onClose: () => void }) => {
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
      // A conflict is shown on the page, every other error here.
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
          <TextArea
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

interface LeadActionsProps {
  readonly detail: LeadDetail;
  readonly changer: LeadChanger;
}

/** What the agent of a lead can do with it. */
export const LeadActions = ({ detail, changer }: LeadActionsProps) => {
  const text = useText();
  const { state } = useLocation() as { readonly state: unknown };
  const [open, setOpen] = useState<'event' | 'close'>();
  const { lead, closed } = detail;
  const openFresh = (dialog: 'event' | 'close'): void => {
    changer.forget();
    setOpen(dialog);
  };
  const run = (change: LeadChange): void => {
    // The error is shown below.
    void changer.change(change).catch(() => undefined);
  };
  const mayContact = lead.doNotContact !== true;
  return (
    <section className="py-stack-tight" aria-label={text('leads.manage')}>
      <div className="py-row">
        <Button type="primary" size="large" onClick={() => openFresh('event')}>
          {text('leads.enterContact')}
        </Button>
        <Link
          className="py-text-button"
          to={`${agentRoutes.leadForm.path}?leadId=${lead.id}`}
          state={{ isFromLead: true, lead: state }}
        >
          {text('leads.edit')}
        </Link>
      </div>
      <div className="py-row">
        <button
          type="button"
          className="py-text-button"
          disabled={changer.isBusy}
          onClick={() => run({ kind: 'contact', doNotContact: mayContact })}
        >
          {text(mayContact ? 'leads.setDoNotContact' : 'leads.setMayContact')}
        </button>
        {closed === undefined ? (
          <button type="button" className="py-text-button" onClick={() => openFresh('close')}>
            {text('leads.close')}
          </button>
        ) : (
          <button
            type="button"
            className="py-text-button"
            disabled={changer.isBusy}
            onClick={() => run({ kind: 'reopen' })}
          >
            {text('leads.reopen')}
          </button>
        )}
      </div>
      {changer.problem !== undefined && open === undefined ? (
        <InlineNotice kind="error" text={changer.problem} />
      ) : null}
      {open === 'event' ? (
        <EventDialog detail={detail} changer={changer} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'close' ? <CloseDialog changer={changer} onClose={() => setOpen(undefined)} /> : null}
    </section>
  );
};
