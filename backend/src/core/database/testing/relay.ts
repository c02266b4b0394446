import { once } from 'node:events';
import net from 'node:net';
import type { Socket } from 'node:net';
import { parse } from 'pg-connection-string';

/** The network between a backend and PostgreSQL. */
export interface Relay {
  /** Of a database, through here. */
  readonly url: string;
  /** From now on nothing arrives on either side, and no connection ends: packets are lost without a word. */
  readonly silence: () => void;
  /** What was on its way arrives. */
  readonly speak: () => void;
  /** Connections that are open now stay silent for ever, as those to a server that was replaced; new ones work. */
  readonly replace: () => void;
  readonly close: () => Promise<void>;
}

const upstreamOf = (url: string): net.NetConnectOpts => {
  const { host, port } = parse(url);
  const at = Number(port) || 5432;
  if (host?.startsWith('/') === true) return { path: `${host}/.s.PGSQL.${at}` };
  return { host: host ?? '127.0.0.1', port: at };
};

/** A connection and its other half. */
class Pair {
  readonly #halves: readonly Socket[];
  isReplaced = false;

  constructor(near: Socket, far: Socket, delayMs: number) {
    this.#halves = [near, far];
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const later = (act: () => void): void => {
        if (delayMs === 0) act();
        else setTimeout(act, delayMs);
      };
      from.setNoDelay(true);
      from.on('data', (bytes) => later(() => void (to.destroyed || to.write(bytes))));
      from.on('close', () => later(() => to.destroy()));
      from.on('error', () => undefined);
    }
  }

  pause(): void {
    for (const half of this.#halves) half.pause();
  }

  resume(): void {
    if (!this.isReplaced) for (const half of this.#halves) half.resume();
  }

  end(): void {
    for (const half of this.#halves) half.destroy();
  }
}

/** Forwards connections to the server of that address, each byte so much later. */
export const startRelay = async (url: string, delayMs = 0): Promise<Relay> => {
  const pairs = new Set<Pair>();
  let isSilent = false;
  const server = net.createServer((near) => {
    const pair = new Pair(near, net.connect(upstreamOf(url)), delayMs);
    pairs.add(pair);
    near.on('close', () => pairs.delete(pair));
    if (isSilent) pair.pause();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as net.AddressInfo;
  const { user, password, database } = parse(url);
  const who = password === undefined ? user : `${user}:${encodeURIComponent(password)}`;
  return {
    url: `postgres://${who}@127.0.0.1:${port}/${database}`,
    silence: () => {
      isSilent = true;
      for (const pair of pairs) pair.pause();
    },
    speak: () => {
      isSilent = false;
      for (const pair of pairs) pair.resume();
    },
    replace: () => {
      for (const pair of pairs) {
        pair.isReplaced = true;
        pair.pause();
      }
    },
    close: async () => {
      for (const pair of pairs) pair.end();
      server.close();
      await once(server, 'close');
    },
  };
};
