import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { requestQuiet } from './request-quiet.ts';

it('is not quiet while a call of the API waits, and counts from its end', async () => {
  let now = 1000;
  const answers: (() => void)[] = [];
  const server = createServer(({ url }, response) => {
    if (url === '/readyz') response.end();
    else answers.push(() => response.end());
  });
  const quietMs = requestQuiet(server, () => now);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string): Promise<string> =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).then((answer) =>
      answer.text(),
    );

  now = 1400;
  await get('/readyz');
  expect(quietMs()).toBe(400);
  const call = get('/api/user/get-quotes');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(quietMs()).toBe(0);
  answers[0]?.();
  await call;
  await vi.waitFor(() => expect(quietMs()).toBe(0));
  now = 2000;
  await vi.waitFor(() => expect(quietMs()).toBe(600));
  await new Promise((resolve) => server.close(resolve));
});
