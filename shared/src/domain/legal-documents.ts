/** What somebody agrees to, as the platform serves it in versions (ruling R68). */
export const LEGAL = { terms: 'terms', privacy: 'privacy' } as const;

/** The wording of a product. */
export const wordingOf = (productId: string): string => `wording-${productId}`;

/** An address that names no document does not ask the server. */
export const isLegalDocument = (name: string): boolean =>
  /^(?:terms|privacy|wording-[0-9a-f]{24})$/.test(name);

/** Where it is read; without a version what counts today. */
export const legalAddress = (document: string): string => `/legal/${document}`;
