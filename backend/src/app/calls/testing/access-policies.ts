import type { AreaServer } from '#testing/area-server.ts';
import { soldPolicy } from '#areas/network/testing/networks.ts';
import type { TestAgent } from '#testing/people.ts';

/** The code in the address of the page of a policy that the agent has sold. */
export const newCheckCode = async (server: AreaServer, owner: TestAgent): Promise<string> => {
  const policyNo = await soldPolicy(server, owner, { premium: 100_000, now: server.clock.now() });
  const { check_code } = await server.services.db
    .selectFrom('policies')
    .select('check_code')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  return check_code;
};
