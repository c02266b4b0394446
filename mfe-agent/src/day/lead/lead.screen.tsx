import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { LeadDetail } from '@payung/shared/schemas/leads.ts';
import type { CloseReason } from '@payung/shared/domain/leads/lead-constants.ts';
import { SOON_STALE_MS, queryOf } from '@payung/shared/api/query.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { historyBack } from '@payung/shared/ui/feedback/back-layers.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading, NotFoundState } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { LEAD_STATUS_TEXTS, leadTone, zonedMoment } from '#day/leads/lead-facts.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import { ContactWays } from '../leads/contact-actions.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadQuotes } from './lead-quotes.tsx';
import { CLOSE_REASON_TEXTS } from './lead-texts.ts';
import styles from './lead.module.css';
import { Timeline } from './timeline.tsx';
import { useLeadChange, useLeadInLists } from './use-lead.ts';

const ClosedNotice = ({ detail: { closed, lead } }: { detail: LeadDetail }) => {
  const text = useText();
  if (closed === undefined) return null;
  const reason = text(CLOSE_REASON_TEXTS[closed.reason as CloseReason] ?? 'leads.close.other');
  const at = zonedMoment(closed.at, lead.zone);
  return <InlineNotice kind="info" text={text('leads.closed', { name: closed.by, at, reason })} />;
};

/** Status and contact ways of a lead. */
const LeadHeader = ({ detail }: { detail: LeadDetail }) => {
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
        {lead.zone} · {text('leads.created', { date: formatDate(lead.createdAt) })} · {lead.code}
      </p>
      {lead.nextContactAt === undefined ? null : (
        <p>{text('leads.nextContact', { at: zonedMoment(lead.nextContactAt, lead.zone) })}</p>
      )}
      {lead.agentName === undefined ? null : (
        <InlineNotice kind="info" text={text('leads.foreign', { name: lead.agentName })} />
      )}
      <ClosedNotice detail={detail} />
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

const LEAD_ID = /^[0-9a-f]{24}$/;

const Lead = ({ detail }: { detail: LeadDetail }) => {
  const changer = useLeadChange(detail);
  const { events, lead, form } = detail;
  return (
    <>
      {changer.notice === undefined ? null : <InlineNotice kind="warning" text={changer.notice} />}
      <LeadHeader detail={detail} />
      {form === undefined ? null : <LeadActions detail={detail} changer={changer} />}
      <LeadQuotes detail={detail} />
      <Timeline events={events} zone={lead.zone} />
    </>
  );
};

/** Back to the list as it was left, or to its beginning when the lead was not opened from it. */
const useBackToLeads = (): string | (() => void) => {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly isFromList?: boolean } | null };
  const { leads } = agentAddresses(useAgentUser()?.userType ?? '');
  return state?.isFromList === true ? () => historyBack(() => void navigate(-1)) : leads;
};

/** A lead: status, quotes, history, and actions. */
export const Screen = () => {
  const text = useText();
  const back = useBackToLeads();
  const [query] = useSearchParams();
  const leadId = query.get('leadId') ?? '';
  const isId = LEAD_ID.test(leadId);
  const read = useQuery({
    ...queryOf(leadEndpoints.getLead, { params: { leadId } }),
    enabled: isId,
    staleTime: SOON_STALE_MS,
  });
  useLeadInLists(read.data);
  const name = read.data?.lead.fullName ?? '';
  return (
    <Page title={name === '' ? text('leads.lead') : name} back={back}>
      {isId ? (
        <QueryBoundary of={[read]} loading={<Loading shape="list" />}>
          {(detail) => <Lead key={detail.lead.id} detail={detail} />}
        </QueryBoundary>
      ) : (
        <NotFoundState reference={undefined} />
      )}
    </Page>
  );
};
