/**
 * All that a mode changes. Whatever is not listed here is the same in both, and a test asks that nothing else in the
 * backend reads the mode: what differs between the two is seen by no test of the demo.
 */
export interface ByMode {
  /** Providers of one's own, secrets that cannot be guessed, TLS everywhere; and no demo people. */
  readonly needsProviders: boolean;
  /** Listens on the loopback alone, unless staging has a password. */
  readonly isForThisMachine: boolean;
  /** Payment, identity check and partner are sandboxes where none is configured; messages are kept and not sent. */
  readonly hasSandboxes: boolean;
  /** Keys that are not given are made once, and kept in the data folder. */
  readonly makesKeys: boolean;
  /** Agents, staff, customers and quotes to try things with. */
  readonly hasDemoPeople: boolean;
  /** A clock that testers move, the page of all messages, and the one-time code for the page that asked for it. */
  readonly hasTesterTools: boolean;
  /** What staff do needs a passkey, beside the code. */
  readonly staffNeedPasskey: boolean;
  /** A reply that does not fit its schema is a fault. Otherwise it goes out, a sample is looked at, and faults are logged. */
  readonly refusesUnfitReplies: boolean;
  /** Unless LOG_LEVEL says otherwise. People read the output of the demo, machines that of live mode. */
  readonly logLevel: 'warn' | 'info';
  /** Where mail addresses are accepted beside those that the operator names: the demo's people have theirs there. */
  readonly ownMailDomains: readonly string[];
  /** Of a point, in rupiah, unless the operator says otherwise: an example. */
  readonly pointWorth: number | undefined;
}

export type Mode = 'demo' | 'live';

export const MODES: Readonly<Record<Mode, ByMode>> = {
  demo: {
    needsProviders: false,
    isForThisMachine: true,
    hasSandboxes: true,
    makesKeys: true,
    hasDemoPeople: true,
    hasTesterTools: true,
    staffNeedPasskey: false,
    refusesUnfitReplies: true,
    logLevel: 'warn',
    // Nobody has an address there.
    ownMailDomains: ['example.com'],
    pointWorth: 1_000,
  },
  live: {
    needsProviders: true,
    isForThisMachine: false,
    hasSandboxes: false,
    makesKeys: false,
    hasDemoPeople: false,
    hasTesterTools: false,
    staffNeedPasskey: true,
    refusesUnfitReplies: false,
    logLevel: 'info',
    ownMailDomains: [],
    pointWorth: undefined,
  },
};
