import http from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { openClient } from './keep-alive-client.ts';

let server: http.Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const urlOf = async (answer: http.RequestListener): Promise<string> => {
  server = http.createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/quotes?id=1`;
};

it('sends requests one after another over one connection', async () => {
  let connections = 0;
  const url = await urlOf((request, response) => {
    let sent = '';
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => {
      const answer = `${request.method} ${request.url} ${String(request.headers['x-name'])} ${sent} é`;
      response.writeHead(409, { 'content-length': Buffer.byteLength(answer) });
      response.end(answer);
    });
  });
  server.on('connection', () => (connections += 1));
  const { send, close } = await openClient({ method: 'PATCH', url, headers: { 'x-name': 'bench' } });
  const first = await send('{"a":"ä"}');
  expect([first.status, first.text()]).toEqual([409, 'PATCH /quotes?id=1 bench {"a":"ä"} é']);
  expect((await send(undefined)).text()).toBe('PATCH /quotes?id=1 bench  é');
  expect(connections).toBe(1);
  close();
});

it('waits for the whole answer when it comes in many pieces', async () => {
  const url = await urlOf((_request, response) => {
    const answer = 'é'.repeat(1_000_000);
    response.writeHead(200, { 'content-length': Buffer.byteLength(answer) }).end(answer);
  });
  const { send, close } = await openClient({ method: 'GET', url, headers: {} });
  expect((await send(undefined)).text().length).toBe(1_000_000);
  close();
});

it('fails when the server hangs up, and does not wait for an answer after it', async () => {
  const url = await urlOf((request) => request.socket.destroy());
  const { send } = await openClient({ method: 'GET', url, headers: {} });
  await expect(send(undefined)).rejects.toThrow('The server hung up');
  await expect(send(undefined)).rejects.toThrow('The server hung up');
});
