import { beforeEach, expect, it } from 'vitest';
import { EARLY_ELEMENT } from '@payung/shared/early-files.ts';
import type { EarlyFiles } from '@payung/shared/early-files.ts';
import { deviceStorage, tabStorage } from '@payung/shared/session/browser-storage.ts';
import {
  AGENT_KEY,
  HANDOFF_KEY,
  LAST_LINK_KEY,
  LINK_KEY,
  REGISTRANT_KEY,
} from '@payung/shared/session/persistence.ts';
import { aRelease, splitRelease } from '#testing/releases.ts';
import { preloadEarlyFiles, readEarlyFiles, startedEarly } from './early-files.ts';
import { FILE_TAGS } from './file-tags.ts';
import { createFiles } from './files.ts';
import { createProgress } from './progress.ts';
import { createErrorPlaces } from './reports/report.ts';
import { createRestFiles } from './rest-files.ts';

const { head } = splitRelease(aRelease('mfe-kite'));
const ENTRY = `${head.base}remoteEntry.js`;
const STYLE = '/app/assets/0123456789.css';

const EARLY: EarlyFiles = {
  isPublic: true,
  files: { [ENTRY]: 'sha256-entry', [STYLE]: 'sha256-style' },
  remote: { name: 'mfe-kite', build: head.build, route: 'fly', shares: ['antd/es/button'] },
};

const arrive = (early: unknown): void => {
  const text = typeof early === 'string' ? early : JSON.stringify(early);
  document.body.innerHTML = `<script type="application/json" id="${EARLY_ELEMENT}">${text}</script>`;
};

const tags = () =>
  [...document.querySelectorAll('link')].map(({ rel, as, href, crossOrigin, integrity }) => [
    rel,
    as,
    new URL(href).pathname,
    crossOrigin,
    integrity,
  ]);

beforeEach(() => () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('starts the files of the asked page with their digests', () => {
  arrive(EARLY);
  preloadEarlyFiles();
  expect(tags()).toEqual([
    ['preload', 'script', ENTRY, 'anonymous', 'sha256-entry'],
    ['preload', 'style', STYLE, 'anonymous', 'sha256-style'],
  ]);
});

it.each([
  [deviceStorage, AGENT_KEY],
  [tabStorage, LINK_KEY],
  [tabStorage, REGISTRANT_KEY],
  [tabStorage, HANDOFF_KEY],
])('starts the files of a page that is not for everybody for whom a session is kept', (storage, key) => {
  arrive({ ...EARLY, isPublic: false });
  storage.write(key, '{}');
  preloadEarlyFiles();
  expect(startedEarly()).toHaveLength(2);
});

it('starts no file of a page from which a visitor without a session is led away', () => {
  arrive({ ...EARLY, isPublic: false });
  deviceStorage.write(LAST_LINK_KEY, '{}');
  preloadEarlyFiles();
  expect(tags()).toEqual([]);
});

it.each(['', '{"files":{"/app'])('starts nothing where the page carries %j', (text) => {
  arrive(text);
  preloadEarlyFiles();
  expect(tags()).toEqual([]);
  expect(readEarlyFiles()).toBeUndefined();
});

const filesOfPage = () => {
  const loaded: unknown[] = [];
  const progress = createProgress();
  const load = (...asked: unknown[]): Promise<void> => {
    loaded.push(asked);
    return Promise.resolve();
  };
  const files = createFiles({
    tags: {
      ...FILE_TAGS,
      loadScriptTag: load,
      loadStyleTag: load,
      preloadTag: (...asked) => void loaded.push(['preload', ...asked]),
    },
    places: createErrorPlaces(),
    progress,
    rest: createRestFiles(progress),
    early: readEarlyFiles(),
  });
  return { files, loaded };
};

it('needs no rest file for the first screen: digests, shared modules and preloads are known', async () => {
  arrive(EARLY);
  preloadEarlyFiles();
  const { files, loaded } = filesOfPage();
  files.registerRelease(head);
  const startup = await files.startupOf(head, 'fly');
  expect(startup).toEqual({ files: [ENTRY, STYLE], shares: ['antd/es/button'] });
  await Promise.all(startup.files.map(files.preloadFile));
  expect(loaded).toEqual([]);
  await files.loadScript(ENTRY);
  expect(loaded).toEqual([[`${location.origin}${ENTRY}`, 'sha256-entry']]);
  expect(files.isEarly(head, 'fly')).toBe(true);
});

it('starts them when somebody has signed in on the page', async () => {
  arrive({ ...EARLY, isPublic: false });
  preloadEarlyFiles();
  const { files, loaded } = filesOfPage();
  const startup = await files.startupOf(head, 'fly');
  await Promise.all(startup.files.map(files.preloadFile));
  expect(loaded).toEqual([
    ['preload', `${location.origin}${ENTRY}`, 'sha256-entry'],
    ['preload', `${location.origin}${STYLE}`, 'sha256-style'],
  ]);
});

it('knows nothing of another route or build', () => {
  arrive(EARLY);
  const { files } = filesOfPage();
  expect(files.isEarly(head, 'land')).toBe(false);
  expect(files.isEarly({ ...head, build: 'other' }, 'fly')).toBe(false);
});
