import { dataFolder } from '#registry/data-folder.ts';
import { runCommand } from './run-command.ts';
import { serveDeployed } from './serve-deployed.ts';

/** Serves what is deployed and builds nothing; it needs none of the packages that build. */
await runCommand(() => serveDeployed(dataFolder()));
