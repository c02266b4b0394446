import { dirname, join } from 'node:path';

export const platformRoot = dirname(dirname(import.meta.dirname));
export const repositoryRoot = dirname(platformRoot);
export const sharedSource = join(repositoryRoot, 'shared', 'src');
