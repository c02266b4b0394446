import sharp from 'sharp';
import type { AreaServer } from '#testing/area-server.ts';
import type { Credentials } from '#testing/caller.ts';

let photo: Promise<Buffer> | undefined;

/** A picture that is no card: nothing here reads it. */
const anyPhoto = (): Promise<Buffer> =>
  (photo ??= sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer());

/** The own ID card or tax card as a file in a form, as a browser sends it. Answers its key. */
export const sendOwnImage = async (
  server: AreaServer,
  who: Credentials,
  of: 'idCard' | 'tax',
): Promise<{ readonly status: number; readonly key: string }> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await anyPhoto())], { type: 'image/png' }), 'card.png');
  const request = new Request('http://payung.test', { method: 'POST', body: form });
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/auth/own-image?of=${of}`,
    headers: { ...who, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { errMsg } = response.json<{ errMsg: { data?: { s3Url: string } } | string }>();
  return {
    status: response.statusCode,
    key: typeof errMsg === 'string' ? '' : (errMsg.data?.s3Url ?? ''),
  };
};
