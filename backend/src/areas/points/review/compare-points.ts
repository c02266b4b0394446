import type { PointsComparison } from '@payung/shared/schemas/points.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import {
  countPointsAccounts,
  findDifferences,
  findLastComparison,
  insertComparison,
  namesOfAgents,
} from '#areas/points/sql/points-comparison.ts';
import type { KeptComparison } from '#areas/points/sql/points-comparison.ts';
import type { Services } from '#areas/services.ts';

type Parts = Pick<Services, 'db' | 'clock'>;

/** Compares all accounts with their entries, and saves the result. */
export const compareAllPoints = async ({ db, clock }: Parts): Promise<KeptComparison> => {
  const at = clock.now();
  const differences = await findDifferences(db);
  const agents = await countPointsAccounts(db);
  await insertComparison(db, { agents, differences }, at);
  return { at, agents, differences };
};

const withNames = async (
  { db }: Pick<Services, 'db'>,
  compared: KeptComparison | undefined,
): Promise<PointsComparison> => {
  if (compared === undefined) return { at: '', agents: 0, differences: [] };
  const names = await namesOfAgents(
    db,
    compared.differences.map(({ agentId }) => agentId),
  );
  return {
    at: compared.at.toISOString(),
    agents: compared.agents,
    differences: compared.differences.map((difference) => ({
      ...difference,
      agentName: names.get(difference.agentId)?.name ?? '',
      agentCode: names.get(difference.agentId)?.code ?? '',
    })),
  };
};

export const pointsComparison = async (_context: unknown, { db }: Parts): Promise<PointsComparison> =>
  withNames({ db }, await findLastComparison(db));

export const comparePoints = async (_context: unknown, services: Parts): Promise<PointsComparison> =>
  withNames(services, await compareAllPoints(services));

/**
 * Once a day in Jakarta time; undefined if done today already. Answers the differences, for the log.
 */
export const comparePointsDaily = async (services: Parts): Promise<KeptComparison | undefined> => {
  const last = await findLastComparison(services.db);
  if (last !== undefined && todayInJakarta(last.at) === todayInJakarta(services.clock.now()))
    return undefined;
  return compareAllPoints(services);
};
