import type { Reporter } from '@playwright/test/reporter';

/** Tests that change what is deployed, count what a platform holds, or start it with settings of their own. */
const OWN = '@own';

/** Leaves out what needs a platform of its own, and says how much that is. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default class OwnTests implements Reporter {
  printsToStdio = (): boolean => false;

  preprocess: NonNullable<Reporter['preprocess']> = async ({ suite, testRun }) => {
    const own = suite.allTests().filter(({ tags }) => tags.includes(OWN));
    for (const test of own) testRun.exclude(test);
    if (own.length === 0) return;
    process.stdout.write(`Left out, since they need a platform of their own (${OWN}): ${own.length}.\n`);
  };
}
