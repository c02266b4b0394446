import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { platformRoot } from '#build/paths.ts';
import { platformWithoutCodes } from '#e2e/platform.ts';
import type { OwnPlatform } from '#e2e/platform.ts';
import { startEdge } from '#edge/edge.ts';
import { AGENT_CALL } from '../gate/sample-visitors.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';

/** The shell as it was when the kit was packed. */
const SHELL = join(platformRoot, 'shell');

const NO_SERVER =
  'Here is no server, so there are no codes and no data: answer calls with page.route, or name a platform with --against.';

/** Answers who is signed in, without which no page of a product opens; everything else is an outage. */
const startAgentServer = async (): Promise<{ readonly url: string; close(): void }> => {
  const server = createServer((request, response) => {
    if (!request.url?.includes(`/secure/${authEndpoints.getAgent.path}`))
      return void request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(AGENT_CALL.answer));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** The shell with one remote in it, released from its folder, and an agent who is signed in. */
export const remoteAlone = (dist: string): OwnPlatform => ({
  start: async () => {
    const data = await mkdtemp(join(tmpdir(), 'payung-alone-'));
    await publishShell(data, SHELL);
    await publishRemote(data, dist);
    const server = await startAgentServer();
    const edge = await startEdge({ port: 0, dataDir: data, backendUrl: server.url });
    return {
      platform: platformWithoutCodes(edge.url, NO_SERVER, anAgent()),
      stop: async () => {
        await edge.close();
        server.close();
        await rm(data, { recursive: true, force: true });
      },
    };
  },
});
