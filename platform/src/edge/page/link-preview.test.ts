import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { productAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { EdgeOptions } from '../edge.ts';
import { linkPreview } from './link-preview.ts';

const travel: ProductDescription = { ...kite, productId: PRODUCT_IDS.travel };
const origin = 'https://payung.test';

it('names the product as people say it, and one of several below an address by none of their names', () => {
  expect(linkPreview({ products: [travel], language: 'id', origin })).toContain(
    '<meta property="og:title" content="Penawaran asuransi perjalanan untuk Anda">',
  );
  expect(linkPreview({ products: [travel], language: 'en', origin })).toContain(
    'content="Your travel insurance quote"',
  );
  expect(linkPreview({ products: [kite], language: 'en', origin })).toContain(
    'content="Your Kite Insurance quote"',
  );
  expect(linkPreview({ products: [travel, kite], language: 'id', origin })).toContain(
    'content="Penawaran asuransi untuk Anda"',
  );
});

it('shows a picture by its whole address, and none for a host that is not one', () => {
  expect(linkPreview({ products: [travel], language: 'id', origin })).toContain(
    '<meta property="og:image" content="https://payung.test/app/link-preview.png">',
  );
  const hostile = linkPreview({ products: [travel], language: 'id', origin: 'https://a"><script>' });
  expect(hostile).not.toContain('og:image');
  expect(hostile).not.toContain('<script');
});

/** An edge that counts what reaches the backend. */
const openEdge = async (options: Pick<EdgeOptions, 'publicUrl' | 'trustedProxies'> = {}) => {
  const asked: string[] = [];
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild({ products: [productAt('kite')] }));
  const backend = fastify();
  backend.addHook('onRequest', async ({ url }) => void asked.push(url));
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  const edge = await startEdge({ port: 0, dataDir: data, backendUrl, ...options });
  onTestFinished(async () => {
    await edge.close();
    await backend.close();
  });
  return { edge, asked };
};

const metaOf = (html: string) => html.match(/<meta property="og:[^>]+>/g) ?? [];

it('is served to anybody who asks for a link, known or not, without a question to the backend', async () => {
  const { edge, asked } = await openEdge();
  const pageAt = async (path: string) => (await fetch(edge.url + path)).text();
  const one = metaOf(await pageAt('/app/kite/aB3dE9'));
  expect(one).toHaveLength(7);
  expect(metaOf(await pageAt('/app/kite/zzzzzz'))).toEqual(one);
  expect(one.join('')).not.toContain('aB3dE9');
  // As somebody copies them out of a sentence (ruling R81).
  for (const copied of ['aB3dE9.', 'aB3dE9)', 'aB3dE9,', 'aB3dE9%20', 'aB3dE9%E2%80%8B'])
    expect(metaOf(await pageAt(`/app/kite/${copied}`))).toEqual(one);
  expect(metaOf(await pageAt('/app/login'))).toEqual([]);
  const picture = await fetch(`${edge.url}/app/link-preview.png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await picture.arrayBuffer()).byteLength).toBeLessThan(100_000);
  expect(asked).toEqual([]);
});

const FORWARDED = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

it.each([
  ['by the setting, whoever asks', { publicUrl: 'https://payung.test/' }, 'https://payung.test'],
  ['as its proxy says it', {}, 'https://evil.example'],
  ['not at all as a stranger says it', { trustedProxies: ['10.0.0.1'] }, undefined],
])('names the place of its picture %s', async (_how, options, shown) => {
  const { edge } = await openEdge(options);
  const page = await (await fetch(`${edge.url}/app/kite/aB3dE9`, { headers: FORWARDED })).text();
  expect(/og:image" content="([^"]+)\/app\/link-preview\.png"/.exec(page)?.[1]).toBe(shown);
});
