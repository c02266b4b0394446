import type { ChangeAuthor } from '#registry/registry-file.ts';

interface Uploaded {
  readonly name: string;
  readonly data: string;
  readonly dist: string;
}

const OFF = 'Routes were not opened: PAYUNG_OPEN_ROUTES is off.';

/**
 * What `npm run release` asks of a build, asked of one that was sent. One after another: a browser takes much of the
 * machine that serves pages.
 */
export const uploadGate = (opensRoutes: boolean) => {
  let last: Promise<unknown> = Promise.resolve();

  const check = async ({ name, ...build }: Uploaded, author: ChangeAuthor): Promise<ChangeAuthor> => {
    // Only releasing needs it.
    const { checkBuild, checkShellBuild } = await import('#gate/build-checks.ts');
    const pass = name === 'shell' ? checkShellBuild : checkBuild;
    return pass(build, author, {
      say: () => undefined,
      ...(opensRoutes ? {} : { open: () => Promise.resolve(OFF) }),
    });
  };

  return async (uploaded: Uploaded, author: ChangeAuthor): Promise<ChangeAuthor> => {
    if (author.unchecked === 'all') return author;
    const passed = last.then(() => check(uploaded, author));
    last = passed.catch(() => undefined);
    return passed;
  };
};
