import { beforeEach, expect, it, vi } from 'vitest';
import { DeploymentError } from '#registry/data-folder.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { checkBuild, checkShellBuild } from './build-checks.ts';

const AUTHOR = { command: 'release mfe-kite' };
const NOT_COMPARED = 'Calls were not compared: no backend runs on this data folder.';
const openNone = () => Promise.resolve(undefined);
let data = '';

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  data = temporaryFolder();
  await publishShell(data, sampleShell());
});

it('gives the history what was left out', async () => {
  const reason = 'Routes were not opened: there is no Chromium (CHROMIUM_PATH names one).';
  const checked = await checkBuild({ data, dist: sampleBuild() }, AUTHOR, {
    open: () => Promise.resolve(reason),
  });
  expect(checked).toEqual({ ...AUTHOR, notes: [NOT_COMPARED, reason] });
});

it('says nothing of routes that were opened', async () => {
  const checked = await checkBuild({ data, dist: sampleBuild() }, AUTHOR, { open: openNone });
  expect(checked.notes).toEqual([NOT_COMPARED]);
});

const openCrashing = () => Promise.reject(new DeploymentError('fly crashed'));

it('refuses a build whose routes do not open', async () => {
  await expect(checkBuild({ data, dist: sampleBuild() }, AUTHOR, { open: openCrashing })).rejects.toThrow(
    'fly crashed',
  );
});

it('opens no route of a build that what is deployed does not bear', async () => {
  const open = vi.fn(() => Promise.resolve(undefined));
  const dist = sampleBuild({ requires: ['react', 'antd/es/calendar'] });
  await expect(checkBuild({ data, dist }, AUTHOR, { open })).rejects.toThrow(
    /does not provide: antd\/es\/calendar/,
  );
  expect(open).not.toHaveBeenCalled();
});

it('asks the same of a shell', async () => {
  const dist = sampleShell({ version: '2.0.0', build: 'tttttttttt' });
  expect(await checkShellBuild({ data, dist }, AUTHOR, { open: openNone })).toEqual({
    ...AUTHOR,
    notes: [NOT_COMPARED],
  });
  await expect(checkShellBuild({ data, dist }, AUTHOR, { open: openCrashing })).rejects.toThrow(
    'fly crashed',
  );
  const open = vi.fn(() => Promise.resolve(undefined));
  await expect(
    checkShellBuild({ data, dist: sampleShell({ scripts: [] }) }, AUTHOR, { open }),
  ).rejects.toThrow('The shell has no scripts');
  expect(open).not.toHaveBeenCalled();
});
