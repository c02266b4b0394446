import { join } from 'node:path';
import { repositoryRoot } from '@payung/platform/build/paths.ts';

export const resultsFolder = join(repositoryRoot, 'test-results');
/** A deployed platform with its database, made once and copied for each worker. */
export const templateFolder = join(resultsFolder, 'e2e-template');
