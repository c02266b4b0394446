import * as v from 'valibot';

/** What the operator sets about the network of agents. */
export interface NetworkSettings {
  /** How many levels below somebody are seen and counted; points flow over two, whatever it says. */
  readonly depth: number;
  /** The smallest redemption, in points. */
  readonly smallestRedemption: number;
}

const DEPTH = 12;
const SMALLEST_REDEMPTION = 100;

const wholeNumber = (pattern: RegExp, problem: string, otherwise: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(pattern, problem),
      v.transform((value) => (value === '' ? otherwise : Number(value))),
    ),
    '',
  );

export const NETWORK_VARIABLES = {
  PAYUNG_NETWORK_DEPTH: wholeNumber(/^([2-9]|[1-4]\d|50)?$/, 'must be levels from 2 to 50', DEPTH),
  PAYUNG_SMALLEST_REDEMPTION: wholeNumber(
    /^([1-9]\d{0,6})?$/,
    'must be points from 1 to 9999999',
    SMALLEST_REDEMPTION,
  ),
  /** Of a network that the demo makes to try things with. */
  PAYUNG_DEMO_MEMBERS: wholeNumber(/^(\d{1,5}|1\d{5}|200000)?$/, 'must be members from 0 to 200000', 0),
} as const;

export const networkOf = (read: {
  readonly PAYUNG_NETWORK_DEPTH: number;
  readonly PAYUNG_SMALLEST_REDEMPTION: number;
}): NetworkSettings => ({
  depth: read.PAYUNG_NETWORK_DEPTH,
  smallestRedemption: read.PAYUNG_SMALLEST_REDEMPTION,
});

/** As it is where nothing is set. */
export const DEFAULT_NETWORK: NetworkSettings = { depth: DEPTH, smallestRedemption: SMALLEST_REDEMPTION };
