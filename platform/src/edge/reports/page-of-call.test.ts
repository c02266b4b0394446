import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { PAGE_ID_HEADER, PROOF_HEADERS } from '@payung/shared/proof/proof-headers.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { pageToken } from '#testing/reporting-page.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';

const data = temporaryFolder();
await publishShell(data, sampleShell());
const backend = fastify();
backend.get('/api/page', ({ headers }) => ({ page: headers[PAGE_ID_HEADER] ?? 'none' }));
const edge = await startEdge({
  port: 0,
  dataDir: data,
  backendUrl: await backend.listen({ port: 0, host: '127.0.0.1' }),
});

afterAll(async () => {
  for (const { server } of [edge.app, backend]) server.closeAllConnections();
  await edge.close();
  await backend.close();
});

it('names the page whose token a call shows, and passes on no name that a client claims', async () => {
  const pageWith = async (headers: Readonly<Record<string, string>>) =>
    (await (await fetch(`${edge.url}/api/page`, { headers })).json()) as unknown;
  const token = await pageToken(edge);
  const [id = ''] = token.split('.');
  const claimed = { [PAGE_ID_HEADER]: 'another' };
  expect(id).toMatch(/^[\w-]{12}$/);
  expect(await pageWith({ [PROOF_HEADERS.pageToken]: token })).toEqual({ page: id });
  expect(await pageWith({ ...claimed, [PROOF_HEADERS.pageToken]: token })).toEqual({ page: id });
  expect(await pageWith({ ...claimed, [PROOF_HEADERS.pageToken]: `${token}x` })).toEqual({ page: 'none' });
  expect(await pageWith(claimed)).toEqual({ page: 'none' });
});
