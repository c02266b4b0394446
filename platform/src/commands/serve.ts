import { dataFolder } from '#registry/data-folder.ts';
import { serveDeployed } from '../run/serve-deployed.ts';
import { runCommand } from './run-command.ts';

/** Serves what is deployed and builds nothing; it needs none of the packages that build. */
await runCommand(() => serveDeployed(dataFolder()));
