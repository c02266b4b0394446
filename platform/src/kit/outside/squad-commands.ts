import { execFile } from 'node:child_process';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string>>;

/** Variables of Vitest, npm and CI are not for the processes that tests start outside of the repository. */
export const environment = (given: Environment = {}): Environment => ({
  ...(Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST|CI|GITHUB_|NODE_ENV|npm_)/.test(key)),
  ) as Environment),
  PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`,
  ...given,
});

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly given?: Environment;
}

/** What a squad sees of a command; one that fails says so at the end. */
export const run = (cwd: string, { file, args, given = {} }: Command): Promise<string> =>
  new Promise((resolve) => {
    const options = { cwd, env: environment(given), maxBuffer: 10_000_000 };
    execFile(file, args, options, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}${error ? `\nfailed: ${error.code}` : ''}`),
    );
  });

/** The command that the kit brings, as a folder has it installed. */
export const binOf = (folder: string): string => join(folder, 'node_modules', '.bin', 'payung');
