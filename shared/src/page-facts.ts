import type { DemoPerson } from './settings.ts';

/**
 * What the edge needs to know of the backend before it writes a page or passes on a call. The backend answers it to
 * whoever reaches its port, so nothing that is secret may be added.
 */
export interface PageFacts {
  /** Only in demo mode: who can log in. */
  readonly people?: readonly DemoPerson[];
  /** Where the payment provider's pages are, for the Content-Security-Policy. */
  readonly paymentHosts?: readonly string[];
  /** Base address of the pages of a partner to whom customers are handed over. */
  readonly partnerUrl?: string;
  /** The identity provider's script, for the document that frames it. */
  readonly identity?: { readonly url: string; readonly isSandbox: boolean };
  /** Addresses of calls that only read, `/api/user/:city/districts`: an edge may ask another backend again. */
  readonly reads?: readonly string[];
}

/** Outside of `/api`, so no edge carries it to the world. */
export const PAGE_FACTS_PATH = '/page-facts';
