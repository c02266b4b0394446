/** How a customer came to verify the phone number; the link entry puts it into the state of the address. */
interface Arrival {
  readonly prefix: string;
  readonly linkId: string;
  /** First name of the agent who shared the link. */
  readonly inviter: string;
}

/** Nothing when somebody typed the address. */
export const arrivalOf = (state: unknown): Arrival | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  const { prefix, linkId, inviter } = state as Partial<Record<keyof Arrival, unknown>>;
  return typeof prefix === 'string' && typeof linkId === 'string' && typeof inviter === 'string'
    ? { prefix, linkId, inviter }
    : undefined;
};
