import { callAddress } from '@payung/shared/api/client.ts';
import type { PolicyPdfCall } from '#product.ts';
import { addressOf } from './address.ts';
import type { EndpointRow } from './endpoint.ts';
import { endpoints } from './endpoints/endpoints.ts';

type Query = Readonly<Record<string, string>>;

/** Path parameters of the row become places to fill: a quote is all that a policy is asked by. */
const asData = ({ path, secure }: EndpointRow, query: Query): PolicyPdfCall => ({
  path: path.replaceAll(/:(\w+)/g, '{$1}'),
  query,
  secure: secure === true,
});

const BY_QUOTE = { quoteId: '{quoteId}' };

/** What products name in their description (PAY-027, PAY-028, PAY-029). */
export const POLICY_PDFS = {
  standard: asData(endpoints.ePolicy, { ...BY_QUOTE, logkey: 'policyDownloadNotification' }),
  motor: asData(endpoints.ePolicy, { policyNo: '{policyNo}', ...BY_QUOTE }),
  home: asData(endpoints.homeEPolicy, BY_QUOTE),
} as const satisfies Readonly<Record<string, PolicyPdfCall>>;

export interface IssuedPolicy {
  readonly quoteId: string;
  readonly policyNo: string;
}

/** In releases made before the call was data, its name stood here, and only one call had a name. */
const asCall = (described: PolicyPdfCall | string | undefined): PolicyPdfCall =>
  typeof described === 'object' ? described : POLICY_PDFS.standard;

const fill = (text: string, policy: IssuedPolicy): string =>
  text.replaceAll(/\{(quoteId|policyNo)\}/g, (_, name: keyof IssuedPolicy) => policy[name]);

/**
 * The policy as a document, by the call that its product describes; by the standard one where the
 * product is not deployed any more.
 */
export const readPolicyPdf = async (
  described: PolicyPdfCall | undefined,
  policy: IssuedPolicy,
): Promise<Blob> => {
  const { path, query, secure } = asCall(described);
  const filled = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, fill(value, policy)]),
  );
  // Documents have no language of their own, so the address takes none.
  const address = addressOf({ path, secure }, { params: policy, query: filled }, 'en');
  const row = { method: 'GET', path, effect: 'reads', binary: true, origin: 'specified' } as const;
  return (await callAddress(row, address)) as Blob;
};
