import { parseArgs } from 'node:util';
import { startDevelopment, startDevelopmentAgainst } from '#dev/dev-server.ts';
import { DeploymentError, dataFolder } from '#registry/data-folder.ts';
import { requireFreePort } from '../run/free-port.ts';
import type { PlatformRun } from '../run/platform-run.ts';
import { isDeployed } from '../run/serve-deployed.ts';
import { platformAddress } from '../test-run/against.ts';
import { askRegistry } from '../test-run/running-platform.ts';
import { deployAll } from './deploy-all.ts';
import { chosen } from './deployables.ts';
import { runCommand } from './run-command.ts';

type Development = Pick<PlatformRun, 'url' | 'stop'>;
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
  const url = platformAddress(against).origin;
  if (names.length === 0 || names.includes('shell')) {
    throw new DeploymentError(
      `Name the remotes: npm run dev -- mfe-travel --against ${url}. The shell is that of ${url}.`,
    );
  }
  chosen(names);
  await askRegistry(url);
  return startDevelopmentAgainst({ names, url, port, onLine });
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
  const { against } = values;
  const port = Number(process.env['PORT'] ?? 8080);
  await requireFreePort(port, '127.0.0.1');
  const platform = await (against === undefined
    ? startHere(positionals, port)
    : startElsewhere(positionals, { against, port }));
  console.log(`\nPayung runs at ${platform.url}/app/login and reloads what you change.\n`);
  const stop = (): void => void platform.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
