import { useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { leadEndpoints } from '#api/endpoints/leads.ts';
import type { LeadDetail } from '#schemas/leads.ts';
import { nationalPhone } from '#domain/people/phone.ts';

const NAME = 'leadId';
/** An earlier quote whose answers the new one begins with. */
export const LIKE = 'like';
const ID = /^[0-9a-f]{24}$/;

const withId = (address: string, name: string, id: string | undefined): string =>
  id === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${name}=${id}`;

/** An address at which a quote is started, for a lead if there is one. It carries an id, never a phone. */
export const addressForLead = (address: string, leadId: string | undefined): string =>
  withId(address, NAME, leadId);

/** The same for a customer who is quoted again: with the answers of an earlier quote. */
export const addressToQuoteAgain = (address: string, leadId: string, quoteId: string): string =>
  withId(addressForLead(address, leadId), LIKE, quoteId);

/** An id that the address names, for an agent. */
const useNamedId = (name: string): string | undefined => {
  const [query] = useSearchParams();
  const isAgent = useSession().kind === 'agent';
  const named = query.get(name) ?? '';
  return isAgent && ID.test(named) ? named : undefined;
};

/** The lead for whom an agent begins a quote, as the address names it. */
export const useLeadId = (): string | undefined => useNamedId(NAME);

/** The earlier quote that is repeated, as the address names it. */
export const useLikeId = (): string | undefined => useNamedId(LIKE);

/** Keeps the lead, and the quote that is repeated, on the way from page to page until a quote is made. */
export const useAddressForLead = (): ((address: string) => string) => {
  const leadId = useLeadId();
  const likeId = useLikeId();
  return (address) => withId(addressForLead(address, leadId), LIKE, likeId);
};

/** What a form that makes a quote may ask of the insured, by its field names. */
const insuredOf = ({ lead, form }: LeadDetail): Readonly<Record<string, string>> => {
  // The lead of another agent: its contact data stay theirs.
  if (form === undefined) return {};
  return {
    insuredName: lead.fullName,
    insuredPhone: nationalPhone(form.phone),
    insuredEmail: form.email,
    insuredBirthDate: form.birthDate,
  };
};

/**
 * The lead for whom a quote is started. A form waits for `isReady`, so that it can begin with what is known; where
 * the lead cannot be read it begins empty.
 */
export const useLeadOfQuote = () => {
  const leadId = useLeadId();
  const read = useQuery({
    ...queryOf(leadEndpoints.getLead, { params: { leadId: leadId ?? '' }, quiet: true }),
    enabled: leadId !== undefined,
    // Nobody waits for a second try before they may type.
    retry: false,
  });
  const known = leadId === undefined || read.data === undefined ? {} : insuredOf(read.data);
  return {
    isReady: leadId === undefined || !read.isLoading,
    /** Puts what the lead says into the fields that are there and empty. */
    fillIn: <Values extends object>(values: Values): Values => {
      const filled = Object.entries(values).map(([field, value]: [string, unknown]) => [
        field,
        value === '' ? (known[field] ?? '') : value,
      ]);
      return Object.fromEntries(filled) as Values;
    },
  };
};
