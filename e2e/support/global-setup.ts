import { rm } from 'node:fs/promises';
import { buildMissing } from '@payung/platform/commands/build-all.ts';
import { startChild } from '@payung/platform/commands/child.ts';
import { deployAll } from '@payung/platform/commands/deploy-all.ts';
import { fixtureRemotes } from '@payung/platform/testing/fixture-remotes.ts';
import { templateFolder } from './places.ts';

const BACKEND = 'backend/src/server.ts';

/** Deploys the platform as it is now and fills its database with the demo people, once for all workers. */
const globalSetup = async (): Promise<void> => {
  // For work on the tests themselves, against a shell that is built already.
  if (!process.env['E2E_KEEP_SHELL']) await buildMissing(['shell']);
  await fixtureRemotes();
  if (process.env['E2E_ONLY'] === 'platform') return;
  await rm(templateFolder, { recursive: true, force: true });
  await deployAll(templateFolder);
  const backend = await startChild(BACKEND, { PAYUNG_DATA: templateFolder, PORT: '0' }, () => undefined);
  await backend.stop();
};

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default globalSetup;
