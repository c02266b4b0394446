import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';

/** A code that was sent to the agent's phone a moment ago. */
export const freshCode = async (server: AreaServer, who: Credentials) => {
  const from = server.jobs.length;
  const { key } = await succeed(server, who, 'sendFreshCode');
  const job = server.jobs.slice(from).find(({ kind }) => kind === 'sendOtp');
  return { key, otp: (job as { readonly code: number }).code };
};
