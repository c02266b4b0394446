import { parseArgs } from 'node:util';
import { startDevelopmentAgainst } from '#dev/dev-against.ts';
import { startDevelopment } from '#dev/dev-server.ts';
import { runDevelopment } from '#dev/run-development.ts';
import type { Development } from '#dev/run-development.ts';
import { typesOf } from '#dev/type-watch.ts';
import { DeploymentError, dataFolder } from '#registry/data-folder.ts';
import { isDeployed } from '../run/serve-deployed.ts';
import { deployAll } from './deploy-all.ts';
import { chosen, configOf } from './deployables.ts';
import { runCommand } from './run-command.ts';

const onLine = (line: string): void => console.log(line);

const startHere = async (given: readonly string[], port: number): Promise<Development> => {
  const data = dataFolder();
  const names = chosen(given);
  if (given.length > 0 && !isDeployed(data)) {
    console.log('Nothing is deployed yet, so the other remotes are built once: this takes a while …');
    await deployAll(data);
  }
  if (given.length === 0) {
    console.log('Types are checked for what is named: npm run dev -- mfe-travel');
  }
  return startDevelopment({
    names: ['shell', ...names.filter((name) => name !== 'shell')],
    typed: given,
    data,
    port,
    onLine,
  });
};

const startElsewhere = async (
  names: readonly string[],
  { against, port }: { readonly against: string; readonly port: number },
): Promise<Development> => {
  if (names.length === 0 || names.includes('shell')) {
    throw new DeploymentError(
      `Name the remotes: npm run dev -- mfe-travel --against ${against}. The shell is that of ${against}.`,
    );
  }
  return startDevelopmentAgainst(
    { names: chosen(names), configOf, types: typesOf(names) },
    { against, port },
  );
};

/**
 * `npm run dev` serves everything with hot reload; `npm run dev -- mfe-travel` one remote, beside the others as
 * they are deployed in the data folder. The shell is built too: only React's development build refreshes
 * a screen and keeps its state. With `--against <url>` the shell, the other remotes and the data are those of a platform
 * that runs there.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' } },
    allowPositionals: true,
  });
  const { against = process.env['PAYUNG_AGAINST'] } = values;
  await runDevelopment((port) =>
    against === undefined ? startHere(positionals, port) : startElsewhere(positionals, { against, port }),
  );
});
