import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { newAgent, newQuote } from '#testing/people.ts';

const area = useAreaServer();

const card = () =>
  sharp({ create: { width: 40, height: 25, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();

const part = (head: string, body: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
const END = Buffer.from('--x--\r\n');
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png';

interface Form {
  readonly what: string;
  readonly make: (png: Buffer) => Buffer;
  readonly type?: string;
}

const FORMS: readonly Form[] = [
  {
    what: 'a field before the file',
    make: (png) =>
      Buffer.concat([part('Content-Disposition: form-data; name="x"', '1'), part(FILE, png), END]),
  },
  {
    what: 'the file without a name, which is a mere field',
    make: (png) => Buffer.concat([part('Content-Disposition: form-data; name="file"', png), END]),
  },
  {
    what: 'a part without a disposition',
    make: (png) => Buffer.concat([part('Content-Type: image/png', png), END]),
  },
  {
    what: 'a name of the prototype',
    make: (png) => Buffer.concat([part(FILE.replace('"file"', '"__proto__"'), png), END]),
  },
  { what: 'no part at all', make: () => END },
  { what: 'a form that breaks off', make: (png) => part(FILE, png).subarray(0, 150) },
  { what: 'an empty body', make: () => Buffer.alloc(0) },
  { what: 'no boundary', make: (png) => Buffer.concat([part(FILE, png), END]), type: 'multipart/form-data' },
  {
    what: 'another boundary',
    make: (png) => Buffer.concat([part(FILE, png), END]),
    type: 'multipart/form-data; boundary=y',
  },
  {
    what: 'multipart of another kind',
    make: (png) => Buffer.concat([part(FILE, png), END]),
    type: 'multipart/mixed; boundary=x',
  },
  { what: 'two files', make: (png) => Buffer.concat([part(FILE, png), part(FILE, png), END]) },
  {
    what: 'two files, one large',
    make: (png) => Buffer.concat([part(FILE, png), part(FILE, Buffer.alloc(4_000_000)), END]),
  },
];

it.each(FORMS)('refuses $what, and keeps serving', async ({ make, type }) => {
  const { headers } = await newAgent(area.server);
  const { quoteId } = await newQuote(area.server, headers);
  const post = (payload: Buffer, contentType: string) =>
    area.server.app.inject({
      method: 'POST',
      url: `/api/auth/identity-image/${quoteId}`,
      headers: { ...headers, 'content-type': contentType },
      payload,
    });
  const refused = await post(make(await card()), type ?? 'multipart/form-data; boundary=x');
  expect([400, 413, 415]).toContain(refused.statusCode);
  const taken = await post(Buffer.concat([part(FILE, await card()), END]), 'multipart/form-data; boundary=x');
  expect(taken.statusCode).toBe(200);
});
