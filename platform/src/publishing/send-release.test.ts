import { expect, it } from 'vitest';
import { releasedWords, uploadOptions } from './send-release.ts';

it('passes on the flags that an edge knows, and no others', () => {
  expect(
    uploadOptions({
      removals: true,
      modes: false,
      older: undefined,
      canary: '5',
      from: '/tmp',
      to: 'https://x',
    }),
  ).toEqual({ removals: '', canary: '5' });
  expect(uploadOptions({ draft: true, 'without-checks': true })).toEqual({ draft: '', 'without-checks': '' });
});

it('says who gets the release', () => {
  const released = { name: 'mfe-kite', version: '1.0.0', build: 'aaaaaaaaaa' };
  expect(releasedWords(released, {})).toBe('mfe-kite 1.0.0-aaaaaaaaaa is live.');
  expect(releasedWords(released, { canary: '5' })).toBe(
    'mfe-kite 1.0.0-aaaaaaaaaa is a canary for 5 of 100 visitors. npm run promote -- mfe-kite makes it live for all, npm run stop -- mfe-kite ends it.',
  );
  expect(releasedWords({ ...released, link: 'https://payung.example/app?set=x' }, { draft: '' })).toBe(
    'Nothing goes live. For seven days mfe-kite 1.0.0-aaaaaaaaaa is seen at https://payung.example/app?set=x',
  );
});
