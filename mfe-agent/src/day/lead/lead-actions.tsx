import { useState } from 'react';
import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { LeadDetail } from '@payung/shared/schemas/leads.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { CloseDialog } from './close-dialog.tsx';
import { EventDialog } from './event-dialog.tsx';
import type { LeadChange, LeadChanger } from './use-lead.ts';

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
    // What went wrong is told below.
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
