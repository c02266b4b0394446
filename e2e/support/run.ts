import { join } from 'node:path';
import { repositoryRoot } from '@payung/platform/build/paths.ts';

export const resultsFolder = join(repositoryRoot, 'test-results');

/** Set by the global setup and inherited by the workers, so that two runs at once share nothing. */
const TEMPLATE = 'PAYUNG_E2E_TEMPLATE';

/** A deployed platform with its database, made once for a run and copied for each worker. */
export const templateFolder = (): string => {
  const folder = process.env[TEMPLATE];
  if (folder === undefined)
    throw new Error(
      'This run deployed no platform: E2E_ONLY=platform needs none, and --against has one that runs.',
    );
  return folder;
};

export const keepTemplateFolder = (folder: string): void => {
  process.env[TEMPLATE] = folder;
};
