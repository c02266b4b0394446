import { countHit, countHits } from '#core/access/limits.ts';
import type { Counted, Limit } from '#core/access/limits.ts';
import { networkOf } from '#core/access/network-of.ts';
import { tooMany } from '#core/http/api-refusal.ts';
import type { Services } from '#areas/services.ts';

const anHour = (of: string, most: number): Limit => ({ of, most, windowSeconds: 3600 });

const LIMITS = {
  /** Every visit of the login page may ask; loose, because mobile carriers put many people behind one address. */
  loginOptions: (address: string) => anHour(`passkey-options:${networkOf(address)}`, 600),
  failedLogins: (address: string) => anHour(`passkey-fail:${networkOf(address)}`, 100),
  addings: (agentId: string) => anHour(`passkey-add:${agentId}`, 30),
} as const;

/** Counts, and refuses where there is no room. */
export const countPasskeyCall = async (
  services: Services,
  kind: keyof typeof LIMITS,
  of: string,
): Promise<void> => {
  const seconds = await countHit(services, LIMITS[kind](of));
  if (seconds > 0) throw tooMany(seconds);
};

/** Counted as a failure before the work, and given back when it was none. */
export const countLogin = async (services: Services, address: string): Promise<Counted['giveBack']> => {
  const { full, giveBack } = await countHits(services, [LIMITS.failedLogins(address)]);
  const [first] = full;
  if (first !== undefined) throw tooMany(first.seconds);
  return giveBack;
};
