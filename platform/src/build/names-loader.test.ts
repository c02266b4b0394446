import { join } from 'node:path';
import { expect, it } from 'vitest';
import namesLoader from './names-loader.ts';
import { repositoryRoot } from './paths.ts';

const loaded = (file: string): Promise<string> =>
  namesLoader.call({ resourcePath: join(repositoryRoot, file) } as ThisParameterType<typeof namesLoader>);

it.each(['shared/src/schemas/leads.ts', 'mfe-home/src/contract/schemas/quote.ts'])(
  'reduces %s to its tables of calls as data, without code that runs',
  async (file) => {
    const source = await loaded(file);
    expect(source).toMatch(/^export const (leadCalls|homeCalls) = \{/m);
    expect(source).not.toMatch(/\bimport\b|=>|function|strictObject|\(/);
    // Only whole tables are there: a page that imports a schema finds no such export.
    expect([...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)).toHaveLength(1);
  },
);

it('writes an object that several calls share once', async () => {
  const source = await loaded('shared/src/schemas/leads.ts');
  expect(source.split('"socialSecurityAdharNo"')).toHaveLength(2);
});
