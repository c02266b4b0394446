import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';

/** The shell draws header, footer and the page's main part around every remote. */
const FRAME =
  /<(?:header|footer|main)\b|role=["'{]+(?:banner|contentinfo|main)\b|createElement\(['"](?:header|footer|main)['"]/;
/** Codes of answers are told apart in `shared/src/api/` alone. */
const OWN_CODES = /\berrCode\s*[=!]==/;

const remotes = readdirSync(repositoryRoot).filter((folder) => folder.startsWith('mfe-'));

it('knows a header however it is written', () => {
  for (const line of ['<header className={styles.head}>', '<div role="banner">', "createElement('header')"]) {
    expect(FRAME.test(line), line).toBe(true);
  }
  expect(FRAME.test('<section aria-label="header">')).toBe(false);
});

it.each(remotes)(
  '%s draws no header, footer or main part of its own, and tells no error codes apart [PLAT-019]',
  (remote) => {
    const folder = join(repositoryRoot, remote, 'src');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
    expect(sources.length).toBeGreaterThan(10);
    const owning = sources.filter((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return FRAME.test(source) || OWN_CODES.test(source);
    });
    expect(owning).toEqual([]);
  },
);
