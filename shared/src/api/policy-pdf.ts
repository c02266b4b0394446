import { callAddress } from '@payung/shared/api/client.ts';
import type { PolicyPdfCall } from '#product.ts';
import { addressOf } from './address.ts';
import type { EndpointRow } from './endpoint.ts';
import { quoteEndpoints } from './endpoints/quote.ts';

type Query = Readonly<Record<string, string>>;

/**
 * A row of the endpoint table as a product describes it. Path parameters become places to fill: a quote is
 * all that a policy is asked by.
 */
export const policyPdfCall = ({ path, secure }: EndpointRow, query: Query): PolicyPdfCall => ({
  path: path.replaceAll(/:(\w+)/g, '{$1}'),
  query,
  secure: secure === true,
});

/** The call for products that have none of their own (PAY-027). */
export const STANDARD_POLICY_PDF = policyPdfCall(quoteEndpoints.ePolicy, {
  quoteId: '{quoteId}',
  logkey: 'policyDownloadNotification',
});

interface IssuedPolicy {
  readonly quoteId: string;
  readonly policyNo: string;
}

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
  const { path, query, secure } = described ?? STANDARD_POLICY_PDF;
  const filled = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, fill(value, policy)]),
  );
  // Documents have no language of their own, so the address takes none.
  const address = addressOf({ path, secure }, { params: policy, query: filled }, 'en');
  const row = { method: 'GET', path, effect: 'reads', binary: true, origin: 'specified' } as const;
  return (await callAddress(row, address)) as Blob;
};
