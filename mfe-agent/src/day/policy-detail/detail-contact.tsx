import { useQuery } from '@tanstack/react-query';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { PolicyDetail } from '@payung/shared/api/endpoints/lists.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { ContactWays } from '#day/leads/contact-actions.tsx';

/**
 * Message, call and e-mail, where the server gives contact data (ruling R33 over K95). Whether and when somebody may
 * be contacted stands in the lead; while that is not known, the agent is warned.
 */
export const DetailContact = ({ policy }: { readonly policy: PolicyDetail }) => {
  const { leadId, customerName, phone, email } = policy;
  const hasContact = [phone, email].some((given) => given !== undefined && given !== '');
  const detail = useQuery({
    ...queryOf(leadEndpoints.getLead, { params: { leadId }, quiet: true }),
    enabled: hasContact && leadId !== '',
  });
  const { zone = 'WIB', mayContact, doNotContact } = detail.data?.lead ?? {};
  return (
    <ContactWays hasLabels lead={{ fullName: customerName, phone, email, zone, mayContact, doNotContact }} />
  );
};
