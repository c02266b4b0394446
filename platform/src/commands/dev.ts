import { startDevelopment } from '#dev/dev-server.ts';
import { dataFolder } from '#registry/data-folder.ts';
import { requireFreePort } from '../run/free-port.ts';
import { isDeployed } from '../run/serve-deployed.ts';
import { deployAll } from './deploy-all.ts';
import { chosen } from './deployables.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run dev` serves everything with hot reload; `npm run dev -- mfe-travel` one remote, beside the others as
 * they are deployed in the data folder. The shell is built too: only React's development build refreshes
 * a screen and keeps its state.
 */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const data = dataFolder();
  const port = Number(process.env['PORT'] ?? 8080);
  await requireFreePort(port, '127.0.0.1');
  const names = chosen(given);
  if (given.length > 0 && !isDeployed(data)) {
    console.log('Nothing is deployed yet, so the other remotes are built once: this takes a while …');
    await deployAll(data);
  }
  if (given.length === 0) {
    console.log('Types are checked for what is named: npm run dev -- mfe-travel');
  }
  const platform = await startDevelopment({
    names: ['shell', ...names.filter((name) => name !== 'shell')],
    typed: given,
    data,
    port,
    onLine: (line) => console.log(line),
  });
  console.log(`\nPayung runs at ${platform.url}/app/login and reloads what you change.\n`);
  const stop = (): void => void platform.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
