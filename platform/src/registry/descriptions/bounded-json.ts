import { DeploymentError } from '../data-folder.ts';

/** Today's calls have 30 levels and 13,000 values; descriptions have less. */
const MOST_LEVELS = 100;
const MOST_VALUES = 100_000;

interface Level {
  readonly value: object;
  readonly depth: number;
}

/** What is deeper ends in a full stack wherever it is compared or written again; the walk itself needs none. */
const problemOf = (json: unknown): string | undefined => {
  const levels: Level[] = [];
  let values = 0;
  const add = (value: unknown, depth: number): void => {
    values += 1;
    if (typeof value === 'object' && value !== null) levels.push({ value, depth });
  };
  add(json, 1);
  for (let level = levels.pop(); level !== undefined; level = levels.pop()) {
    const { value, depth } = level;
    if (depth > MOST_LEVELS) return `is nested in more than ${MOST_LEVELS} levels`;
    // Looked up by such a name, every object answers with something of its own.
    const name = Object.keys(value).find((key) => key in Object.prototype);
    if (name !== undefined) return `has the name ${name}, which every object has`;
    for (const item of Object.values(value)) add(item, depth + 1);
    if (values > MOST_VALUES) return `holds more than ${MOST_VALUES} values`;
  }
  return undefined;
};

interface Bounds {
  readonly file: string;
  readonly mostBytes: number;
  /** What is to be built again. */
  readonly what: string;
}

/** JSON that somebody else has written, or a DeploymentError where nobody could work with it. */
export const boundedJson = (text: string, { file, mostBytes, what }: Bounds): unknown => {
  if (Buffer.byteLength(text) > mostBytes)
    throw new DeploymentError(`${file} may have ${mostBytes / 1000} kB.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new DeploymentError(`${file} is not JSON: build ${what} again.`);
  }
  const problem = problemOf(json);
  if (problem !== undefined) throw new DeploymentError(`${file} ${problem}: build ${what} again.`);
  return json;
};
