import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { LeadDetail, LeadForm } from '@payung/shared/schemas/leads.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { cachedRead } from '@payung/shared/api/query.ts';
import { useRequestId } from '@payung/shared/journey/start/make-quote.ts';
import { isConflict, useKeepLead } from '../lead/use-lead.ts';

/** Enters a lead, or changes the one that was shown. */
export const useSaveLead = (known: LeadDetail | undefined) => {
  const failureText = useFailureText();
  const client = useQueryClient();
  const keep = useKeepLead();
  const { requestIdOf, dropRequestId } = useRequestId('lead-request');
  const mutation = useMutation({
    meta: { quiet: true },
    mutationFn: (form: LeadForm): Promise<LeadDetail> => {
      if (known === undefined)
        return call(leadEndpoints.createLead, { body: { form, requestId: requestIdOf(form) } });
      const params = { leadId: known.lead.id };
      return call(leadEndpoints.updateLead, { params, body: { form }, seenVersion: known.version });
    },
    onSuccess: async (detail) => {
      keep(detail);
      if (known === undefined) await dropRequestId();
    },
    onError: (error) => {
      if (known === undefined || !isConflict(error)) return;
      // The typed values stay; the next try sends the current version.
      const { queryKey } = cachedRead(leadEndpoints.getLead, { params: { leadId: known.lead.id } });
      void client.invalidateQueries({ queryKey });
    },
  });
  const { error } = mutation;
  return {
    save: mutation.mutateAsync,
    isBusy: mutation.isPending,
    error,
    problem: error === null ? undefined : failureText(error),
    /** The existing lead with the same phone number. */
    knownLeadId: error instanceof ApiError ? error.leadId : undefined,
  };
};
