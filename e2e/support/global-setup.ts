import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMissing } from '@payung/platform/commands/deployables.ts';
import { startChild } from '@payung/platform/run/backend-process.ts';
import { deployAll } from '@payung/platform/commands/deploy-all.ts';
import { fixtureRemotes } from '@payung/platform/testing/fixture-remotes.ts';
import { against } from '@payung/platform/e2e/run.ts';
import { keepTemplateFolder } from './run.ts';

const BACKEND = 'backend/src/server.ts';

/** Deploys the platform and fills its database with the demo data, once for all workers. */
const globalSetup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (against) return undefined;
  // Set while working on the tests themselves: the shell that is built already is used.
  if (!process.env['E2E_KEEP_SHELL']) await buildMissing(['shell']);
  await fixtureRemotes();
  if (process.env['E2E_ONLY'] === 'platform') return undefined;
  const template = await mkdtemp(join(tmpdir(), 'payung-template-'));
  keepTemplateFolder(template);
  await deployAll(template);
  const backend = await startChild(BACKEND, { PAYUNG_DATA: template, PORT: '0' }, () => undefined);
  await backend.stop();
  return () => rm(template, { recursive: true, force: true });
};

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default globalSetup;
