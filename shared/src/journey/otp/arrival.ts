import type { Introduction, Visit } from '#schemas/auth.ts';

/** How a customer came to verify the phone number; the link entry puts it into the state of the address. */
export interface Arrival {
  readonly prefix: string;
  readonly linkId: string;
  /** First name of the agent who shared the link. */
  readonly inviter: string;
  readonly productId?: string;
  readonly introduction?: Introduction;
}

/** Nothing when somebody typed the address. */
export const arrivalOf = (state: unknown): Arrival | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  const { prefix, linkId, inviter, ...more } = state as Partial<Arrival>;
  return typeof prefix === 'string' && typeof linkId === 'string' && typeof inviter === 'string'
    ? {
        prefix,
        linkId,
        inviter,
        // A visit knows its product better than an address that names none.
        ...(more.productId === undefined ? {} : { productId: more.productId }),
        ...(more.introduction === undefined ? {} : { introduction: more.introduction }),
      }
    : undefined;
};

const VISIT = 'visit';

/** The state of the address with the visit that the code has opened, for the product's page behind it. */
export const withVisit = (state: unknown, visit: Visit): object => ({
  ...(state as object | null),
  [VISIT]: visit,
});

/** Nothing before the phone is verified. */
export const visitOf = (state: unknown): Visit | undefined =>
  typeof state === 'object' && state !== null
    ? (state as Readonly<Record<string, Visit | undefined>>)[VISIT]
    : undefined;
