import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { CloseReason } from '@payung/shared/domain/leads/lead-constants.ts';
import type { LeadDetail, NewLeadEvent } from '@payung/shared/schemas/leads.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { changeListedLines } from '@payung/shared/api/list-pages.ts';
import { cachedRead, fetchRead } from '@payung/shared/api/query.ts';
import { useText } from '#messages/catalogue.ts';
import { refreshTodos } from '#day/todo/todo-reads.ts';

const keepInLists = (client: QueryClient, { lead: now }: LeadDetail): void =>
  changeListedLines(client, leadEndpoints.listLeads, (lead) => {
    if (lead.id !== now.id) return lead;
    // Only a list of a network names the agent.
    const { agentName } = lead;
    return agentName === undefined ? now : { ...now, agentName };
  });

/** Updates the card of a lead in cached lists with what was just read. */
export const useLeadInLists = (detail: LeadDetail | undefined): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (detail !== undefined) keepInLists(client, detail);
  }, [client, detail]);
};

/** Writes a lead of a reply into every cache of this device. */
export const useKeepLead = () => {
  const client = useQueryClient();
  return (detail: LeadDetail): void => {
    cachedRead(leadEndpoints.getLead, { params: { leadId: detail.lead.id } }).write(detail);
    keepInLists(client, detail);
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey.at(-1)).includes(leadEndpoints.leadCounts.path),
    });
    // The next contact is a task of the to-do list and of the card "Today".
    void refreshTodos(client);
  };
};

/** Somebody else changed the lead since it was shown. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

export type LeadChange =
  | { readonly kind: 'event'; readonly event: NewLeadEvent }
  | { readonly kind: 'close'; readonly reason: CloseReason; readonly note: string }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'contact'; readonly doNotContact: boolean };

const send = ({ lead, version }: LeadDetail, change: LeadChange): Promise<LeadDetail> => {
  const params = { leadId: lead.id };
  if (change.kind === 'event') return call(leadEndpoints.addLeadEvent, { params, body: change.event });
  if (change.kind === 'reopen') return call(leadEndpoints.reopenLead, { params });
  if (change.kind === 'contact')
    return call(leadEndpoints.setDoNotContact, { params, body: { doNotContact: change.doNotContact } });
  const { reason, note } = change;
  return call(leadEndpoints.closeLead, { params, body: { reason, note }, seenVersion: version });
};

/**
 * Changes a lead. After a conflict the current lead is shown, with who changed it (`notice`); other errors
 * are in `problem`.
 */
export const useLeadChange = (detail: LeadDetail) => {
  const text = useText();
  const failureText = useFailureText();
  const client = useQueryClient();
  const keep = useKeepLead();
  const [notice, setNotice] = useState<string>();
  const mutation = useMutation({
    meta: { quiet: true },
    mutationFn: (change: LeadChange) => send(detail, change),
    onMutate: () => setNotice(undefined),
    onSuccess: keep,
    onError: async (error) => {
      if (!isConflict(error)) return;
      const leadId = detail.lead.id;
      const { queryKey } = cachedRead(leadEndpoints.getLead, { params: { leadId } });
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
      const now = await fetchRead(leadEndpoints.getLead, { params: { leadId } });
      keep(now);
      setNotice(
        now.closed === undefined
          ? text('leads.changedElsewhere')
          : text('leads.closedElsewhere', { name: now.closed.by }),
      );
    },
  });
  return {
    change: mutation.mutateAsync,
    isBusy: mutation.isPending,
    problem: mutation.error === null || isConflict(mutation.error) ? undefined : failureText(mutation.error),
    notice,
    forget: mutation.reset,
  };
};

export type LeadChanger = ReturnType<typeof useLeadChange>;
