import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { runCommand } from '@payung/platform/commands/run-command.ts';
import { comparePictures } from '#pictures/compare-pictures.ts';
import { makeDocumentPictures } from '#pictures/document-pictures.ts';
import { pageOf } from '#pictures/picture-page.ts';

const RESULTS = join(repositoryRoot, 'test-results');
const PICTURES = join('test-results', 'pictures');

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim();

const run = (cwd: string, file: string, args: readonly string[]): void => {
  const { status } = spawnSync(file, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${status} in ${cwd}.`);
};

/** Sweeps save a picture of every screen where this is set; what else they find belongs to the tests. */
const takePictures = (root: string, only: readonly string[]): void => {
  rmSync(join(root, PICTURES), { recursive: true, force: true });
  const files = only.length === 0 ? ['sweep.spec'] : only;
  const args = ['platform/src/commands/e2e.ts', '--deep', ...files];
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, E2E_PICTURES: '1' },
  });
};

/** The pictures of another commit, made by its own code in a folder of its own, which is removed afterwards. */
const takePicturesOf = (commit: string, only: readonly string[], into: string): void => {
  const tree = join(mkdtempSync(join(tmpdir(), 'payung-pictures-')), 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  try {
    run(tree, 'npm', ['ci', '--no-audit', '--no-fund']);
    run(tree, process.execPath, ['platform/src/commands/build.ts']);
    takePictures(tree, only);
    cpSync(join(tree, PICTURES), into, { recursive: true });
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
};

/**
 * `npm run pictures` saves a picture of every screen, at two widths, in two languages, light and dark, in
 * `test-results/pictures`; `-- travel/sweep` of some. `--against <commit>` also makes those of a commit and shows what
 * differs on one page; `--docs` makes the pictures of the documentation of them.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, docs: { type: 'boolean', default: false } },
  });
  const { against, docs } = values;
  const commit = against === undefined ? undefined : git('rev-parse', '--verify', `${against}^{commit}`);
  takePictures(repositoryRoot, positionals);
  if (docs) await makeDocumentPictures(join(repositoryRoot, PICTURES), join(repositoryRoot, 'docs'));
  if (commit === undefined) return;
  const compared = join(RESULTS, 'pictures-compared');
  rmSync(compared, { recursive: true, force: true });
  mkdirSync(compared, { recursive: true });
  const folders = {
    before: join(compared, 'before'),
    after: join(compared, 'after'),
    differences: join(compared, 'differences'),
  };
  takePicturesOf(commit, positionals, folders.before);
  cpSync(join(repositoryRoot, PICTURES), folders.after, { recursive: true });
  const page = join(compared, 'index.html');
  writeFileSync(page, pageOf(commit.slice(0, 10), await comparePictures(folders)));
  console.log(`The differences are on ${page}`);
});
