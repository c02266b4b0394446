import { globSync, readFileSync } from 'node:fs';

/** Hand-written code of pages, backend and edge, tests left out. Vitest runs in the root. */
export const sourceFiles = globSync([
  'shared/src/**/*.{ts,tsx}',
  'shell/src/**/*.{ts,tsx}',
  'mfe-*/src/**/*.{ts,tsx}',
  'backend/src/**/*.ts',
  'platform/src/edge/**/*.ts',
])
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const STRING = String.raw`(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")`;
const PAIR = new RegExp(String.raw`\ben:\s*${STRING},\s*id:\s*${STRING}`, 'g');

/** Texts that a file gives in both languages, side by side. */
export const textsInCode = sourceFiles.flatMap(({ file, code }) =>
  [...code.matchAll(PAIR)].map(([, en1, en2, id1, id2]) => ({
    file,
    en: en1 ?? en2 ?? '',
    id: id1 ?? id2 ?? '',
  })),
);
