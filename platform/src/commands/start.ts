import { dataFolder } from '#registry/data-folder.ts';
import { deployAll } from './deploy-all.ts';
import { runPlatform } from './platform-run.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const data = dataFolder();
  console.log('Building what changed …');
  await deployAll(data);
  const platform = await runPlatform({
    data,
    port: Number(process.env['PORT'] ?? 8080),
    onLine: (line) => console.log(line),
  });
  // The backend has printed who can log in and where the codes appear.
  console.log(`\nPayung runs at ${platform.url}/app/login\n`);
  const stop = (): void => void platform.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
