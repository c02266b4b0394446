import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformRoot, repositoryRoot } from '#build/paths.ts';

/** A project with the sources of some folders only, anywhere inside the repository: `tsc -p` knows the answer. */
export const typesProject = (name: string, folders: readonly string[]): string => {
  const folder = join(platformRoot, 'dist', 'types', name);
  mkdirSync(folder, { recursive: true });
  const project = {
    extends: join(repositoryRoot, 'tsconfig.json'),
    compilerOptions: { tsBuildInfoFile: join(folder, 'types.tsbuildinfo') },
    include: folders.flatMap((source) => [`${source}/*.ts`, `${source}/**/*`]),
    exclude: folders.map((source) => `${source}/dist`),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  return folder;
};
