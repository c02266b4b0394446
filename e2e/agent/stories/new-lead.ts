import { randomInt, randomUUID } from 'node:crypto';
import { emptyLeadForm } from '@payung/shared/domain/leads/empty-lead-form.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { LeadDetail, LeadForm } from '@payung/shared/schemas/leads.ts';
import type { Api } from '#support/api.ts';

/** A lead that an agent entered, with a phone that no other lead has. */
export const newLead = (
  api: Api,
  agentId: string,
  person: Pick<LeadForm, 'firstName' | 'lastName'>,
): Promise<LeadDetail> =>
  api.call(endpoints.createLead, {
    body: {
      requestId: randomUUID(),
      form: {
        ...emptyLeadForm(agentId),
        ...person,
        phone: `0812${randomInt(10_000_000, 99_999_999)}`,
        source: 'Pameran',
        hasConsent: true,
      },
    },
  });
