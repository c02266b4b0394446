import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { LeadDetail } from '@payung/shared/schemas/leads.ts';
import { SOON_STALE_MS, queryOf } from '@payung/shared/api/query.ts';
import { stepBack } from '@payung/shared/ui/feedback/back-layers.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading, NotFoundState } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { LeadActions } from './lead-actions.tsx';
import { LeadHeader } from './lead-header.tsx';
import { LeadQuotes } from './lead-quotes.tsx';
import { Timeline } from './timeline.tsx';
import { useLeadChange, useLeadInLists } from './use-lead.ts';

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

/** Back to the list as it was left; to its beginning for whoever came another way. */
const useBackToLeads = (): string | (() => void) => {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly isFromList?: boolean } | null };
  const { leads } = agentAddresses(useAgentUser()?.userType ?? '');
  return state?.isFromList === true ? () => stepBack(() => void navigate(-1)) : leads;
};

/** A lead: how it stands, what was quoted, what happened, and what to do next. */
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
