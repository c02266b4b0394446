import { repositoryRoot } from '#build/paths.ts';
import { typeCheck } from '#take-out/type-check.ts';

/** Checks the types of every package: `npm run types`. */
const { checked, failed } = await typeCheck(repositoryRoot);
console.log(
  failed.length === 0
    ? `No type errors in ${checked} packages.`
    : `${failed.length} of ${checked} packages have type errors: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
