import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { allCatalogues } from '@payung/shared/testing/all-catalogues.ts';
import { textUse } from '@payung/shared/messages/text-use.ts';
import { repositoryRoot } from '../paths.ts';
import catalogueLoader, { partsOf } from './catalogue-loader.ts';
import textLoader from './text-loader.ts';
import type { TextParts } from './text-parts.ts';

const CATALOGUES = allCatalogues().map(({ name, ...tables }) => ({
  name: name.replace(' (rules)', ''),
  ...tables,
}));
const PACKAGES = [...new Set(CATALOGUES.map(({ name }) => name))].filter((name) => name !== 'shared');

const catalogueFile = (name: string): string =>
  join(repositoryRoot, name, 'src', 'messages', name === 'shell' ? 'text.ts' : 'catalogue.ts');

const load = (name: string, mode: 'production' | 'development' = 'production') => {
  const resourcePath = catalogueFile(name);
  const source = catalogueLoader.call({ resourcePath, mode }, readFileSync(resourcePath, 'utf8'));
  return { source, parts: partsOf(join(repositoryRoot, name)) as TextParts };
};

const partOf = async (name: string, language: 'en' | 'id', part: string) => {
  const source = textLoader.call({
    resourcePath: join(repositoryRoot, name, 'src', 'messages', `${language}.json`),
    resourceQuery: `?texts=${part}`,
    addDependency: () => undefined,
  });
  const { default: table } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default: Record<string, ReturnType<typeof parse>>;
  };
  return table;
};

const tableOf = (name: string, language: 'en' | 'id'): Record<string, string> =>
  Object.assign(
    {},
    ...CATALOGUES.filter((texts) => texts.name === 'shared' || texts.name === name).map(
      (texts) => texts[language],
    ),
  ) as Record<string, string>;
const SHARED_IDS = Object.keys(tableOf('shared', 'en'));

describe.each(PACKAGES)('the texts of %s', (name) => {
  it('are imported by language and part, and each own text is in a part', () => {
    const { source, parts } = load(name);
    expect(source).toContain('import("./en.json?texts=common")');
    expect(source).not.toContain('createCatalogue');
    const kept = new Set(Object.values(parts.ids).flat());
    const own = Object.keys(tableOf(name, 'en')).filter((id) => !SHARED_IDS.includes(id));
    expect(own.filter((id) => !kept.has(id))).toEqual([]);
    expect(
      Object.values(parts.partsOf)
        .flat()
        .filter((part) => !(part in parts.ids)),
    ).toEqual([]);
  });

  it('say the same when they are compiled as when they are parsed', async () => {
    const { parts } = load(name);
    for (const language of ['en', 'id'] as const) {
      const raw = tableOf(name, language);
      for (const part of Object.keys(parts.ids)) {
        // oxlint-disable-next-line no-await-in-loop -- a few modules
        const compiled = await partOf(name, language, part);
        expect(Object.keys(compiled)).toEqual(parts.ids[part]);
        expect(compiled).toEqual(
          Object.fromEntries(Object.keys(compiled).map((id) => [id, parse(raw[id] ?? '')])),
        );
      }
    }
  });
});

it('gives a screen only what it and many others use, and keeps what the server asks for', () => {
  const { parts } = load('mfe-agent');
  expect(parts.ids['common']).not.toContain('tree.intro');
  expect(parts.partsOf['commercialHome']).toEqual(['home']);
  expect(parts.ids['todo']).toContain('stage.policy');
  // No module of the remote names it.
  expect(load('mfe-motor').parts.ids['common']).toContain('motor.photo.pixels');
});

it('begins the page of the shell without the texts of its other screens', () => {
  const { parts } = load('shell');
  expect(parts.ids['common']).toEqual(
    expect.arrayContaining(['login.title', 'otp.verify', 'error.requestFailed']),
  );
  expect(parts.ids['common']).not.toContain('data.title');
  expect(parts.ids['rest']).toContain('data.title');
  expect(parts.partsOf['login']).toBeUndefined();
  expect(parts.partsOf['myData']).toEqual(['rest']);
  // For remotes that bring none, together with the common ones.
  const there = new Set([...(parts.ids['common'] ?? []), ...(parts.ids['earlier'] ?? [])]);
  expect(SHARED_IDS.filter((id) => !there.has(id))).toEqual([]);
});

it('has all texts in one part while a package is developed', () => {
  expect(Object.keys(load('mfe-agent', 'development').parts.ids)).toEqual(['common']);
});

it('keeps every shared text that a module may name', () => {
  const uses = textUse(
    "t('otp.invalid'); t(`progress.step${at}`); t(`${label}.named`); ['a b',',x,'phone.label']",
  );
  expect(SHARED_IDS.filter(uses)).toEqual(
    expect.arrayContaining(['otp.invalid', 'progress.step2', 'phone.label']),
  );
  expect(uses('motor.photo.take.named')).toBe(true);
  expect(uses('otp.required')).toBe(false);
});
