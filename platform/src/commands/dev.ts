import { dataFolder } from '#registry/data-folder.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { startDevelopment } from '#dev/dev-server.ts';
import { chosen } from './deployables.ts';
import { deployAll } from './deploy-all.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run dev` serves everything with hot reload; `npm run dev -- mfe-travel` one remote, beside the others as
 * they are deployed in the data folder. The shell is built too: only React's development build refreshes
 * a screen and keeps its state.
 */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const data = dataFolder();
  if (given.length > 0 && readRegistry(data).shell.build === '') await deployAll(data);
  const platform = await startDevelopment({
    names: given.length > 0 ? ['shell', ...chosen(given).filter((name) => name !== 'shell')] : chosen([]),
    data,
    port: Number(process.env['PORT'] ?? 8080),
    onLine: (line) => console.log(line),
  });
  console.log(`\nPayung runs at ${platform.url}/app/login and reloads what you change.\n`);
  const stop = (): void => void platform.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
