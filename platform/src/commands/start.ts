import { dataFolder } from '#registry/data-folder.ts';
import { deployAll } from './deploy-all.ts';
import { runPlatform } from './platform-run.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const data = dataFolder();
  console.log('Building what changed …');
  await deployAll(data);
  const said: string[] = [];
  let isReady = false;
  const platform = await runPlatform({
    data,
    port: Number(process.env['PORT'] ?? 8080),
    onLine: (line) => (isReady ? console.log(line) : said.push(line)),
  });
  isReady = true;
  console.log(`\nPayung runs at ${platform.url}/app/login\n`);
  for (const line of said) console.log(line);
  const stop = (): void => void platform.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
