import type { AreaServer } from './area-server.ts';
import type { Credentials } from './caller.ts';

type FileSent = readonly [
  quoteId: string,
  file: Blob,
  options?: {
    readonly field?: string;
    readonly language?: string;
    /** Of which insured, where the quote has several. */
    readonly insuredNo?: number | string;
  },
];

/** One file in a form, as a browser sends it. */
export const sendFile = async (
  server: AreaServer,
  who: Credentials,
  ...[quoteId, file, { field = 'file', language = 'en', insuredNo } = {}]: FileSent
) => {
  const form = new FormData();
  form.set(field, file, 'card.png');
  const request = new Request('http://payung.test', { method: 'POST', body: form });
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/auth/identity-image/${quoteId}${insuredNo === undefined ? '' : `?insuredNo=${insuredNo}`}`,
    headers: {
      ...who,
      'accept-language': language,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { errCode, errMsg } = response.json<{
    errCode: number;
    errMsg: { data?: { s3Url: string } } | string;
  }>();
  return {
    status: response.statusCode,
    errCode,
    message: typeof errMsg === 'string' ? errMsg : '',
    key: typeof errMsg === 'string' ? '' : (errMsg.data?.s3Url ?? ''),
  };
};
