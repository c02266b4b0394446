import { Link } from 'react-router-dom';
import type { CloseReason } from '@payung/shared/domain/leads/lead-constants.ts';
import type { LeadDetail } from '@payung/shared/schemas/leads.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { LEAD_STATUS_TEXTS, leadTone, zonedMoment } from '#day/leads/lead-facts.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import { ContactWays } from '../leads/contact-actions.tsx';
import styles from './lead.module.css';

export const CLOSE_REASON_TEXTS = {
  notInterested: 'leads.close.notInterested',
  wrongNumber: 'leads.close.wrongNumber',
  notReachable: 'leads.close.notReachable',
  boughtElsewhere: 'leads.close.boughtElsewhere',
  duplicate: 'leads.close.duplicate',
  other: 'leads.close.other',
} as const satisfies Record<CloseReason, string>;

const Closed = ({ detail: { closed, lead } }: { detail: LeadDetail }) => {
  const text = useText();
  if (closed === undefined) return null;
  const reason = text(CLOSE_REASON_TEXTS[closed.reason as CloseReason] ?? 'leads.close.other');
  const at = zonedMoment(closed.at, lead.zone);
  return <InlineNotice kind="info" text={text('leads.closed', { name: closed.by, at, reason })} />;
};

/** How a lead stands, and how to reach it. */
export const LeadHeader = ({ detail }: { detail: LeadDetail }) => {
  const text = useText();
  const { lead, form } = detail;
  const isReachable = [lead.phone, lead.email].some((data) => data !== undefined && data !== '');
  return (
    <section className="py-card">
      <p className={styles['state']}>
        <StatusChip tone={leadTone(lead.status)}>{text(LEAD_STATUS_TEXTS[lead.status])}</StatusChip>
        <span>{text('leads.daysLeft', { days: lead.daysLeft })}</span>
      </p>
      <p className="py-small py-quiet">
        {lead.code} · {text('leads.created', { date: formatDate(lead.createdAt) })} · {lead.zone}
      </p>
      {lead.nextContactAt === undefined ? null : (
        <p>{text('leads.nextContact', { at: zonedMoment(lead.nextContactAt, lead.zone) })}</p>
      )}
      {lead.agentName === undefined ? null : (
        <InlineNotice kind="info" text={text('leads.foreign', { name: lead.agentName })} />
      )}
      <Closed detail={detail} />
      {lead.doNotContact === true ? <InlineNotice kind="warning" text={text('leads.doNotContact')} /> : null}
      {isReachable ? <ContactWays lead={lead} hasLabels /> : null}
      {form !== undefined && !isReachable ? (
        <p>
          {text('leads.noContactData')}{' '}
          <Link to={`${agentRoutes.leadForm.path}?leadId=${lead.id}`}>{text('leads.edit')}</Link>
        </p>
      ) : null}
    </section>
  );
};
