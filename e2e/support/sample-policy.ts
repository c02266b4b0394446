import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import type { Api } from '@payung/platform/e2e/api.ts';

/** An agent who sends files too: those do not go as JSON. */
export interface Sender {
  readonly url: string;
  readonly state: AgentState;
  readonly api: Api;
}

/** Who brings a quote to its end: an agent, and a reviewer of the insurer. */
export interface Sellers {
  readonly agent: Sender;
  readonly staff: Api;
}

type Line = readonly [label: string, value: string];

/** A confirmed quote that waits for its payment, with what its policy detail says of it in English. */
export interface SamplePolicy {
  readonly quoteId: string;
  readonly quoteCode: string;
  /** Name of the product and of the plan, as the detail's first lines say them. */
  readonly product: string;
  readonly plan: string;
  readonly customer: string;
  readonly due: string;
  /** What the price consists of, with the total. */
  readonly price: readonly Line[];
  readonly sections: Readonly<Record<string, readonly Line[]>>;
  /** What pictures show, in their order. */
  readonly pictures: readonly string[];
  /** Whether its cover is a single journey, which is not renewed. */
  readonly isJourney: boolean;
  /** Contact data and numbers of people, without a leading zero: nobody but its agent may read them. */
  readonly secrets: readonly string[];
}

/** Makes one for a customer of that family name, in letters. */
export type MakeSample = (sellers: Sellers, family: string) => Promise<SamplePolicy>;

const FILE = 'sample-policy.ts';
const stories = join(repositoryRoot, 'e2e');

const sampleFiles = (): readonly string[] =>
  readdirSync(stories)
    .filter((folder) => folder !== 'support')
    .map((folder) => join(stories, folder, FILE))
    .filter((file) => existsSync(file))
    .toSorted();

const makeBy = async (file: string, sellers: Sellers, family: string): Promise<SamplePolicy> => {
  const { makeSample } = (await import(pathToFileURL(file).href)) as { makeSample: MakeSample };
  return makeSample(sellers, family);
};

/** One of each product whose folder has a sample. */
export const makeSamples = async (sellers: Sellers, family: string): Promise<readonly SamplePolicy[]> => {
  const samples: SamplePolicy[] = [];
  for (const file of sampleFiles()) samples.push(await makeBy(file, sellers, family));
  return samples;
};

/** One of the first product. */
export const makeOneSample: MakeSample = async (sellers, family) => {
  const [file] = sampleFiles();
  if (file === undefined) throw new Error('No product has a sample');
  return makeBy(file, sellers, family);
};
