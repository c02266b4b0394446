import { afterEach, describe, expect, it } from 'vitest';
import type { PageSettings } from '@payung/shared/settings.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { settingsFrom } from './page-settings.ts';

const TILES = 'https://tiles.example:8443/street/{z}/{x}/{y}.png';

let edge: Edge | undefined;
afterEach(() => edge?.close());

const pageWith = async (settings: PageSettings) => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9', settings });
  const answer = await fetch(`${edge.url}/app/login`);
  const text = await answer.text();
  return {
    policy: answer.headers.get('content-security-policy') ?? '',
    referrer: answer.headers.get('referrer-policy'),
    sent: JSON.parse(/id="payung-settings">([^<]*)</.exec(text)?.[1] ?? 'null') as unknown,
  };
};

describe('the page', () => {
  it('allows no other origin while nothing is configured', async () => {
    const { policy, referrer, sent } = await pageWith({});
    expect(sent).toEqual({});
    expect(policy).not.toContain('https:');
    expect(referrer).toBe('no-referrer');
  });

  it('allows what Google Maps needs, only with a key', async () => {
    const { policy, referrer, sent } = await pageWith({ mapsKey: 'AIza-key_of_the_test' });
    expect(sent).toEqual({ mapsKey: 'AIza-key_of_the_test' });
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[^' ]+' https:\/\/maps\.googleapis\.com https:\/\/maps\.gstatic\.com;/,
    );
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+' 'sha256-[^']+' https:\/\/fonts.googleapis.com;/);
    expect(policy).toContain("connect-src 'self' https://*.googleapis.com");
    expect(policy).not.toContain('unsafe');
    expect(referrer).toBe('strict-origin');
  });

  it('allows images from the tile host, and nothing else', async () => {
    const { policy, referrer } = await pageWith({ tileUrl: TILES, tileAttribution: '© Example' });
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example:8443;");
    expect(policy.match(/tiles\.example/g)).toHaveLength(1);
    expect(referrer).toBe('no-referrer');
  });
});

it('allows calls to the services that lie elsewhere, and pictures of the agents’ pages [SHELL-049]', async () => {
  const services = {
    user: 'https://users.example/v1/',
    microsite: 'https://agents.example/',
    further: '/more/',
  };
  const { policy, sent } = await pageWith({ services });
  expect(sent).toEqual({ services });
  expect(policy).toContain("connect-src 'self' https://users.example https://agents.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://agents.example;");
});

describe('the environment', () => {
  it('gives the bases of the services [SHELL-049]', () => {
    expect(
      settingsFrom({
        PAYUNG_REQUEST_BASE: '/calls/',
        PAYUNG_SECURE_PREFIX: 'safe/',
        PAYUNG_USER_BASE: 'https://users.example/v1/',
        PAYUNG_MICROSITE_HOST: 'https://agents.example/',
        PAYUNG_FURTHER_BASE: '/more/',
      }),
    ).toEqual({
      services: {
        request: '/calls/',
        securePrefix: 'safe/',
        user: 'https://users.example/v1/',
        microsite: 'https://agents.example/',
        further: '/more/',
      },
    });
  });

  it.each([
    ['PAYUNG_USER_BASE', 'http://users.example/'],
    ['PAYUNG_USER_BASE', 'https://users.example'],
    ['PAYUNG_USER_BASE', '//users.example/'],
    ['PAYUNG_USER_BASE', 'https://users.example/; script-src *'],
    ['PAYUNG_SECURE_PREFIX', '/secure/'],
    ['PAYUNG_SECURE_PREFIX', 'secure'],
    ['MOTOR_NO_ADDONS_PRODUCT_ID', 'a b'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => settingsFrom({ [name]: value })).toThrow(name);
  });

  it('gives the settings of the page', () => {
    const env = { PAYUNG_MAPS_KEY: ' AIza-key_of_the_test ', PAYUNG_MAP_ID: 'abc123', PAYUNG_TILE_URL: '' };
    expect(settingsFrom(env)).toEqual({ mapsKey: 'AIza-key_of_the_test', mapId: 'abc123' });
    expect(settingsFrom({ PAYUNG_TILE_URL: TILES, PAYUNG_TILE_ATTRIBUTION: '© Example' })).toEqual({
      tileUrl: TILES,
      tileAttribution: '© Example',
    });
  });

  it.each([
    ['PAYUNG_MAPS_KEY', "a key' https://evil.example"],
    ['PAYUNG_TILE_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['PAYUNG_TILE_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['PAYUNG_TILE_URL', 'https://tiles.example/{z}/{x}.png'],
    ['PAYUNG_TILE_URL', 'https://tiles.example/{z}/{x}/{y}.png; script-src *'],
    ['PAYUNG_TILE_ATTRIBUTION', '<script>'],
  ])('is refused by the name of the variable when %s is %j', (name, value) => {
    expect(() => settingsFrom({ [name]: value })).toThrow(name);
  });

  it('is refused when tiles have no attribution', () => {
    expect(() => settingsFrom({ PAYUNG_TILE_URL: TILES })).toThrow('PAYUNG_TILE_ATTRIBUTION');
  });
});
