import { edgeSettings } from '#edge/edge-settings.ts';
import { dataFolder } from '#registry/data-folder.ts';
import { deployAll } from './deploy-all.ts';
import { requireFreePort } from './free-port.ts';
import { runPlatform } from './platform-run.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const data = dataFolder();
  const port = Number(process.env['PORT'] ?? 8080);
  await requireFreePort(port, edgeSettings(process.env).host);
  console.log('Building what changed …');
  await deployAll(data);
  const platform = await runPlatform({
    data,
    port,
    onLine: (line) => console.log(line),
  });
  // The backend has printed who can log in and where the codes appear.
  console.log(`\nPayung runs at ${platform.url}/app/login\n`);
  const stop = (): void => void platform.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
