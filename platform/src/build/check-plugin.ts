import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { facadeNames, facadeProblems, singleBehind, singleProblem } from './module-checks.ts';
import { platformRoot } from './paths.ts';

export const resourcesOf = (compilation: Compilation): readonly string[] =>
  [...compilation.modules]
    .map((module) => (module as { resource?: string }).resource)
    .filter((resource): resource is string => Boolean(resource));

/** Fails a remote's build on problems that would otherwise only show at run time. */
export class CheckPlugin {
  apply(compiler: Compiler): void {
    const offered = facadeNames(join(platformRoot, 'src', 'runtime', 'router-facade.ts'));
    compiler.hooks.thisCompilation.tap('CheckPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('CheckPlugin', () => {
        const resources = resourcesOf(compilation);
        const singles = new Set(resources.map(singleBehind).filter((single) => single !== undefined));
        const ours = resources.filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'));
        const problems = [
          ...[...singles].map(singleProblem),
          ...ours.flatMap((path) => facadeProblems(path, offered).map((problem) => `${path}: ${problem}`)),
        ];
        for (const problem of problems) compilation.errors.push(new Error(problem));
      });
    });
  }
}
