import { buildMissing, chosen } from './deployables.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const names = chosen(process.argv.slice(2));
  const startedAt = performance.now();
  const built = await buildMissing(names);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  for (const name of names) console.log(`${name}: ${built.includes(name) ? 'built' : 'unchanged'}`);
  console.log(`Done in ${seconds} s.`);
});
