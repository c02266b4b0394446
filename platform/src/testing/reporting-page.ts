import type { PageReport } from '@payung/shared/page-report.ts';
import { PAGE_REPORT_PATH } from '@payung/shared/page-report.ts';
import type { Edge } from '#edge/edge.ts';

/** What an edge has written into a page for its reports. */
export const tokenIn = (html: string): string =>
  /<meta name="page-token" content="([^"]+)">/.exec(html)?.[1] ?? 'none';

const asksFrom = (address: string) => ({
  remoteAddress: '127.0.0.1',
  headers: { 'x-forwarded-for': address },
});

/** The token of a page that is asked for now, from this address. */
export const pageToken = async ({ app }: Edge, address = '198.51.100.250'): Promise<string> =>
  tokenIn((await app.inject({ url: '/app/login', ...asksFrom(address) })).body);

/** Fetches a file of a release, as a page does that is really open. */
export const fetchFile = async (
  { app }: Edge,
  address: string,
  { owner, version, build }: Pick<PageReport, 'owner' | 'version' | 'build'> = KITE,
): Promise<void> => {
  const folder = owner === 'shell' ? '/app/assets' : `/app/remotes/${owner}/${version}-${build}`;
  await app.inject({ url: `${folder}/any.0123456789.js`, ...asksFrom(address) });
};

export const KITE: Pick<PageReport, 'owner' | 'version' | 'build'> = {
  owner: 'mfe-kite',
  version: '1.0.0',
  build: 'aaaaaaaaaa',
};

/** Sends a report as a page at this address does, behind the proxy of this machine; answers the status. */
export const sendReport = async (
  { app }: Edge,
  address: string,
  report: Partial<PageReport>,
): Promise<number> => {
  const answer = await app.inject({
    method: 'POST',
    url: PAGE_REPORT_PATH,
    remoteAddress: '127.0.0.1',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: JSON.stringify({ kind: 'opened', ...KITE, reason: '', ...report }),
  });
  return answer.statusCode;
};

/** So many visitors, each at an address and in a page of its own, for which files were fetched. */
export const visit = async (
  edge: Edge,
  count: number,
  { from = 1, ...report }: Partial<PageReport> & { readonly from?: number } = {},
): Promise<void> => {
  for (let number = from; number < from + count; number += 1) {
    const address = `198.51.100.${number}`;
    const token = await pageToken(edge, address);
    await fetchFile(edge, address, { ...KITE, ...report });
    await sendReport(edge, address, { token, ...report });
  }
};
