/** Of a call that a page makes for somebody who has shown nothing yet; see `proof-of-work.ts`. */
export const PROOF_HEADERS = {
  /** What the edge has signed for the page (`PAGE_TOKEN_META`). */
  pageToken: 'x-page-token',
  /** What the server has answered to a call without a proof, where there is no page of an edge. */
  challenge: 'x-challenge',
  answer: 'x-proof',
  /** What the operator's CAPTCHA has answered, where there is one. */
  captcha: 'x-captcha',
} as const;

/** From an edge to the backend: the id of the page, whose token it has verified. Edges pass none of clients. */
export const PAGE_ID_HEADER = 'x-payung-page';
