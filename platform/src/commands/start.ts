import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { buildOf } from '#build/source-hash.ts';
import { edgeSettings } from '#edge/edge-settings.ts';
import { dataFolder } from '#registry/data-folder.ts';
import { readDeployed } from '#registry/registry-file.ts';
import { requireFreePort } from '../run/free-port.ts';
import { checkoutDifferences, differencesLine, deployFirst, serveDeployed } from '../run/serve-deployed.ts';
import { deployAll } from './deploy-all.ts';
import { deployables } from './deployables.ts';
import { runCommand } from './run-command.ts';

const reportDifferences = (data: string): void => {
  const differences = checkoutDifferences(readDeployed(data), deployables(), (name) =>
    buildOf(join(repositoryRoot, name)),
  );
  const line = differencesLine(differences);
  if (line !== undefined) console.log(line);
};

await runCommand(async () => {
  const data = dataFolder();
  await deployFirst(data, async () => {
    await requireFreePort(Number(process.env['PORT'] ?? 8080), edgeSettings(process.env).host);
    console.log('Nothing is deployed yet: building this checkout …');
    await deployAll(data);
  });
  await serveDeployed(data);
  reportDifferences(data);
});
