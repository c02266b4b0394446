import { isWhole } from './agent-set.ts';
import type { AgentSet } from './agent-set.ts';

/** One statement looks through the rows of so many agents at most: where there is one thread, it holds up all others. */
const SEARCHED_AT_ONCE = 5;

/** A large network is one piece: thousands of statements would take far longer than to walk it once. */
const partsOf = (agents: AgentSet): readonly AgentSet[] =>
  isWhole(agents)
    ? [agents]
    : Array.from({ length: Math.ceil(agents.length / SEARCHED_AT_ONCE) }, (_, index) =>
        agents.slice(index * SEARCHED_AT_ONCE, (index + 1) * SEARCHED_AT_ONCE),
      );

type ReadPart<Result> = (agentIds: AgentSet) => Promise<Result>;

export interface PartedPage<Row> {
  readonly agentIds: AgentSet;
  readonly inOrder: (one: Row, other: Row) => number;
  readonly limit: number;
}

/** The first rows of many agents, a few agents at a time, for reads that may have to look at every row. */
export const readInParts = async <Row>(
  { agentIds, inOrder, limit }: PartedPage<Row>,
  read: ReadPart<readonly Row[]>,
): Promise<readonly Row[]> => {
  if (isWhole(agentIds) || agentIds.length <= SEARCHED_AT_ONCE) return read(agentIds);
  let rows: readonly Row[] = [];
  for (const part of partsOf(agentIds)) {
    const more = await read(part);
    rows = [...rows, ...more].toSorted(inOrder).slice(0, limit);
  }
  return rows;
};

/** How many there are with all agents together, up to `most`. */
export const countInParts = async (
  agentIds: AgentSet,
  most: number,
  count: ReadPart<number>,
): Promise<number> => {
  let total = 0;
  for (const part of partsOf(agentIds)) {
    if (total >= most) break;
    total += await count(part);
  }
  return Math.min(total, most);
};

/** The results for a few agents at a time, in order. */
export const eachPart = async <Result>(
  agentIds: AgentSet,
  read: ReadPart<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const part of partsOf(agentIds)) results.push(await read(part));
  return results;
};

type KeyPart = Date | number | string;
const comparable = (key: KeyPart): number | string => (key instanceof Date ? key.getTime() : key);

/** As `order by` sorts pages by key. */
export const byKey =
  <Row>(keyOf: (row: Row) => readonly [KeyPart, string], isDescending: boolean) =>
  (one: Row, other: Row): number => {
    const [[key, id], [otherKey, otherId]] = [keyOf(one), keyOf(other)];
    const [a, b] = [comparable(key), comparable(otherKey)];
    const isBefore = a === b ? id < otherId : a < b;
    return isBefore === isDescending ? 1 : -1;
  };
