import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { PageReport } from '@payung/shared/page-report.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { aFederation } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import { LoadError } from './report.ts';

const remote = aRelease('mfe-kite', { version: '1.2.0', build: 'ab12cd34ef' });
let reports: PageReport[] = [];
let page: ReturnType<typeof aFederation>;

beforeEach(() => {
  reports = [];
  page = aFederation(() => new Promise(() => undefined));
  page.places.nameFolder('/app/assets/');
  page.places.nameFolder(remote.base, remote);
  page.report.nameShell({ version: '1.9.3', build: 'shellbuild', provides: [], contract: 1 });
  onTestFinished(
    page.connectReports(
      () => 'mfe-kite.fly',
      (body) => Promise.resolve(reports.push(JSON.parse(body) as PageReport)),
    ),
  );
});

/** As the runtime of a build throws it: of a remote's chunk in the remote's entry, of a shared module in the shell's script. */
const chunkError = (request: string, thrownIn: string): Error => {
  const error = new Error(`Loading chunk 12 failed.\n(error: ${request})`);
  error.name = 'ChunkLoadError';
  error.stack = `${error.name}: ${error.message}\n    at f (${location.origin}${thrownIn}:1:7)`;
  return Object.assign(error, { request });
};

it.each(['/app/assets/0123456789.js', `${location.origin}/app/assets/0123456789.css`])(
  'names the shell as owner of the missing file %s, which a page of a remote needs',
  (file) => {
    expectConsole(/^\[shell\] failed: Loading chunk 12 failed/);
    page.report.reportRemoteProblem('failed', remote, chunkError(file, '/app/assets/main.0123456789.js'));
    expect(reports).toEqual([
      {
        kind: 'failed',
        owner: 'shell',
        version: '1.9.3',
        build: 'shellbuild',
        route: 'mfe-kite.fly',
        reason: `ChunkLoadError ${file.split('/').at(-1)}`,
      },
    ]);
  },
);

it('names the shell as owner of its code that breaks before any of the remote runs', () => {
  expectConsole(/^\[shell\] failed: x/);
  const error = new TypeError('x');
  error.stack = `TypeError: x\n    at f (${location.origin}/app/assets/512.0123456789.js:1:7)`;
  page.report.reportRemoteProblem('failed', remote, error);
  expect(reports).toMatchObject([{ owner: 'shell', reason: 'TypeError 512.0123456789.js:1:7' }]);
});

it.each([
  ['its code that breaks while it is loaded', new TypeError('x')],
  ['what the shell finds wrong with it', new LoadError('has no screen "fly"')],
])('names the remote as owner of %s', (_what, error) => {
  expectConsole(/^\[mfe-kite 1\.2\.0-ab12cd34ef\] failed: /);
  const remoteFrame =
    error instanceof LoadError ? '' : `\n    at g (${location.origin}${remote.base}1.js:1:7)`;
  error.stack = `x\n    at f (${location.origin}/app/assets/main.0123456789.js:1:7)${remoteFrame}`;
  page.report.reportRemoteProblem('failed', remote, error);
  expect(reports).toMatchObject([{ owner: 'mfe-kite', build: 'ab12cd34ef' }]);
});

it('names the remote as owner of its missing chunk', () => {
  expectConsole(/^\[mfe-kite 1\.2\.0-ab12cd34ef\] failed: Loading chunk 12 failed/);
  const error = chunkError(`${remote.base}abcdef0123.js`, `${remote.base}remoteEntry.0123456789.js`);
  page.report.reportRemoteProblem('failed', remote, error);
  expect(reports).toMatchObject([
    { owner: 'mfe-kite', version: '1.2.0', reason: 'ChunkLoadError abcdef0123.js' },
  ]);
});

it('names the remote as owner of a crash inside code of the shell', () => {
  expectConsole(/^\[mfe-kite 1\.2\.0-ab12cd34ef\] crashed: x/);
  const error = new TypeError('x');
  error.stack = `TypeError: x\n    at f (${location.origin}/app/assets/main.0123456789.js:1:7)`;
  page.report.reportRemoteProblem('crashed', remote, error);
  expect(reports).toMatchObject([{ owner: 'mfe-kite', reason: 'TypeError main.0123456789.js:1:7' }]);
});
