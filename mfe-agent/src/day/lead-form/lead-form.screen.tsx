import { useId } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { emptyLeadForm } from '@payung/shared/domain/leads/empty-lead-form.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { LeadDetail, LeadForm } from '@payung/shared/schemas/leads.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { FormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { historyBack } from '@payung/shared/ui/feedback/back-layers.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading, NotFoundState } from '@payung/shared/ui/feedback/states.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import type { FoundContact } from '#day/contact-cards/contact-fields.ts';
import { handOverList } from '#day/lead-import/handed-list.ts';
import { leadAddress } from '#day/leads/lead-facts.ts';
import { useText } from '#messages/catalogue.ts';
import { LEAD_FORM, LeadFormFields } from './lead-form-fields.tsx';
import { takeSharedContact } from './shared-contact.ts';
import { useSaveLead } from './use-save-lead.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** Offers an unfinished draft; it fills the form only on request. */
const DraftOffer = ({ draft }: { draft: FormDraft<LeadForm> }) => {
  const text = useText();
  const { offered, continueOffered, drop } = draft;
  if (offered === null) return null;
  const name = `${offered.firstName} ${offered.lastName}`.trim();
  return (
    <div className="py-stack-tight">
      <InlineNotice
        kind="info"
        text={name === '' ? text('leads.form.draft.unnamed') : text('leads.form.draft', { name })}
      />
      <div className="py-row">
        <Button size="large" onClick={continueOffered}>
          {text('leads.form.draft.continue')}
        </Button>
        <Button size="large" onClick={() => void drop()}>
          {text('leads.form.draft.empty')}
        </Button>
      </div>
    </div>
  );
};

/** Several people were shared: the form is for one, the import takes all of them. */
const SeveralShared = ({ count, list }: Extract<FoundContact, { readonly kind: 'several' }>) => {
  const text = useText();
  const navigate = useNavigate();
  return (
    <div className="py-stack-tight">
      <InlineNotice kind="info" text={text('leads.form.several', { count })} />
      <div className="py-row">
        <Button
          size="large"
          onClick={() => {
            handOverList(list);
            void navigate(agentRoutes.leadImport.path);
          }}
        >
          {text('leads.form.several.import')}
        </Button>
      </div>
    </div>
  );
};

const LEAD_ID = /^[0-9a-f]{24}$/;

/** Opens the saved lead: by Back when the form was opened from it. */
const useAfterSave = () => {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly isFromLead?: boolean } | null };
  return (leadId: string): void => {
    if (state?.isFromLead === true) historyBack(() => void navigate(-1));
    else void navigate(leadAddress(leadId), { replace: true });
  };
};

/** What another application shared, once; the worker of the installed application hands it over. */
const useSharedContact = (isNew: boolean) => {
  const [query] = useSearchParams();
  const isShared = isNew && query.has('shared');
  return useQuery({
    // Asked again by every visit; thrown away at once it might be so before it is used, and nobody hands it over twice.
    queryKey: ['shared-contact', isShared, useId()],
    queryFn: async () => (isShared ? ((await takeSharedContact()) ?? null) : null),
    staleTime: Infinity,
  });
};

const fieldsOf = (contact: FoundContact | null | undefined): Partial<LeadForm> =>
  contact?.kind === 'person' ? contact.fields : {};

const Entry = ({ known }: { known: LeadDetail | undefined }) => {
  const text = useText();
  const agent = useAgentUser();
  const draft = useFormDraft<LeadForm>(`lead/${known?.lead.id ?? 'new'}`);
  const shared = useSharedContact(known === undefined);
  const saver = useSaveLead(known);
  const [isBusy, run] = useSingleFlight();
  const leaveForm = useAfterSave();
  const { leads } = agentAddresses(agent?.userType ?? '');

  const save = (form: LeadForm): void =>
    run(async () => {
      try {
        const { lead } = await saver.save(form);
        await draft.drop();
        toast.success(text('leads.form.saved'));
        leaveForm(lead.id);
        return 'navigated';
      } catch {
        return 'stayed';
      }
    });

  return (
    <Page
      title={text(known === undefined ? 'leads.form.new' : 'leads.form.edit')}
      back={known === undefined ? leads : leadAddress(known.lead.id)}
      bar={
        <ActionBar
          primary={{ label: text('leads.form.save'), htmlType: 'submit', form: LEAD_FORM, busy: isBusy }}
        />
      }
    >
      <QueryBoundary quiet of={[draft.restored, shared]} loading={<Loading shape="form" />}>
        {() => (
          <>
            <DraftOffer draft={draft} />
            {shared.data?.kind === 'several' ? <SeveralShared {...shared.data} /> : null}
            {/* A form takes its first values when it appears. */}
            <LeadFormFields
              key={String(draft.isContinued)}
              initial={
                draft.typed ?? known?.form ?? { ...emptyLeadForm(agent?.id ?? ''), ...fieldsOf(shared.data) }
              }
              mayLackPhone={known?.form?.phone === ''}
              hadConsent={known?.form?.hasConsent === true}
              saver={saver}
              onType={draft.keep}
              onSave={save}
            />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const Edit = ({ leadId }: { leadId: string }) => {
  const text = useText();
  const read = useQuery(queryOf(leadEndpoints.getLead, { params: { leadId } }));
  // The lead of another agent is read-only.
  if (read.data?.form !== undefined) return <Entry known={read.data} />;
  return (
    <Page title={text('leads.form.edit')} back={leadAddress(leadId)}>
      <QueryBoundary of={[read]} loading={<Loading shape="form" />}>
        {() => <NotFoundState reference={undefined} />}
      </QueryBoundary>
    </Page>
  );
};

/** Enters a lead by hand, or changes one. */
export const Screen = () => {
  const [query] = useSearchParams();
  const leadId = query.get('leadId') ?? '';
  return LEAD_ID.test(leadId) ? <Edit key={leadId} leadId={leadId} /> : <Entry known={undefined} />;
};
