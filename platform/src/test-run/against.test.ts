import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { platformKey } from '#registry/sets/platform-key.ts';
import { readSet } from '#registry/sets/release-set.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { journeyRun } from './against.ts';

const TOKEN = { PAYUNG_DEMO_TOKEN: 'demo-token' };

afterEach(() => vi.unstubAllEnvs());

describe('the plan of a run of the journeys', () => {
  it('passes everything that is not ours on to Playwright, in its order', () => {
    expect(
      journeyRun(
        ['travel', '--deep', '--against', 'http://localhost:8080', '--grep', 'link', '--trace=on'],
        TOKEN,
      ),
    ).toEqual({
      isDeep: true,
      passedOn: ['travel', '--grep', 'link', '--trace=on'],
      against: { url: 'http://localhost:8080', demoToken: 'demo-token', exchanged: {} },
    });
    expect(journeyRun(['stories', '--workers', '1'], {})).toEqual({
      isDeep: false,
      passedOn: ['stories', '--workers', '1'],
    });
  });

  it('takes the platform from PAYUNG_AGAINST too, and needs no token where nobody logs in', () => {
    expect(journeyRun(['travel'], { PAYUNG_AGAINST: 'http://localhost:8080' })).toEqual({
      isDeep: false,
      passedOn: ['travel'],
      against: { url: 'http://localhost:8080', exchanged: {} },
    });
  });

  it('names the build folders of this machine that take the place of remotes', () => {
    const run = journeyRun(
      [
        '--against=https://staging.example.com/',
        '--with',
        'mfe-travel=mfe-travel/dist',
        '--with=mfe-home=/tmp/home',
      ],
      TOKEN,
    );
    expect(run.passedOn).toEqual([]);
    expect(run.against).toEqual({
      url: 'https://staging.example.com',
      demoToken: 'demo-token',
      exchanged: { 'mfe-travel': resolve('mfe-travel/dist'), 'mfe-home': '/tmp/home' },
    });
  });

  it('signs the set with the key of the data folder of a platform on this machine', () => {
    const data = temporaryFolder();
    vi.stubEnv('PAYUNG_DATA', data);
    const { against } = journeyRun(
      ['--against', 'http://localhost:8080', '--set', '173,mfe-travel@1.2.0-ab12cd34ef'],
      TOKEN,
    );
    expect(readSet(platformKey(data, 'set'), against?.set ?? '', Date.now())).toMatchObject({
      set: { generation: 173, exchanged: { 'mfe-travel': '1.2.0-ab12cd34ef' } },
    });
  });

  it.each([
    [['--set', '173'], TOKEN, '--set and --with need the platform that is tested'],
    [['--against', 'localhost:8080'], TOKEN, 'localhost:8080 is not the address of a platform'],
    [['--against', 'https://staging.example.com/app/login'], TOKEN, 'is not the address of a platform'],
    [
      ['--against', 'http://localhost:8080', '--with', 'mfe-travel'],
      TOKEN,
      '--with mfe-travel names no folder',
    ],
    [['--against', 'http://localhost:8080', '--set', 'newest'], TOKEN, 'newest names no set of releases'],
    [['--against', 'https://staging.example.com', '--set', '173'], TOKEN, 'set PAYUNG_PLATFORM_KEY'],
  ])('refuses %j with what is missing', (given, env, says) => {
    expect(() => journeyRun(given, env)).toThrow(says);
  });
});
