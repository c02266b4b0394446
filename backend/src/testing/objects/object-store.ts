import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll } from 'vitest';

const BUCKET = 'payung';
/** The only key that s3rver knows; it verifies signatures with it. */
const KEY = 'S3RVER';

/** What becomes of requests: they are answered, never answered, answered by half, or refused. */
type Mood = 'well' | 'silent' | 'half' | 'refusing';

export interface TestObjectStore {
  /** As an operator sets them. */
  readonly variables: Readonly<Record<string, string>>;
  /** What is in the bucket, as who reads its disk sees it. */
  readonly objects: () => ReadonlyMap<string, Buffer>;
  readonly setMood: (mood: Mood) => void;
  /** From now on it answers so many requests of that method, and holds those after them until its mood is set. */
  readonly answerOnly: (count: number, method: 'GET' | 'PUT') => void;
  /** Requests that came so far. */
  readonly requests: () => number;
}

const SUFFIX = '._S3rver_object';

const readBucket = (directory: string): ReadonlyMap<string, Buffer> => {
  const folder = path.join(directory, BUCKET);
  return new Map(
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => [file.slice(0, -SUFFIX.length), fs.readFileSync(path.join(folder, file))] as const),
  );
};

/** An S3 server for a test file, behind a door that the test can block. */
export const useObjectStore = (): TestObjectStore => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-s3-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  let mood: Mood = 'well';
  let requests = 0;
  const left = new Map<string, number>();
  let port = 0;
  const held = new Set<http.ServerResponse>();
  const release = (): void => {
    for (const response of held) response.destroy();
    held.clear();
  };
  const door = http.createServer((request, response) => {
    requests += 1;
    const { method = '' } = request;
    const answers = left.get(method) ?? Infinity;
    left.set(method, answers - 1);
    if (mood === 'silent' || answers <= 0) return void held.add(response);
    if (mood === 'refusing') return void response.writeHead(503).end();
    const options = { port, method, path: request.url, headers: request.headers };
    const onward = http.request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (mood !== 'half') return void answer.pipe(response);
      held.add(response);
      response.write(Buffer.alloc(1));
      answer.resume();
    });
    request.pipe(onward);
  });
  beforeAll(async () => {
    ({ port } = await s3.run());
    await new Promise<void>((resolve) => {
      door.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(async () => {
    release();
    door.closeAllConnections();
    door.close();
    await s3.close();
    fs.rmSync(directory, { recursive: true, force: true });
  });
  return {
    get variables() {
      return {
        S3_ENDPOINT: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
        S3_REGION: 'ap-southeast-3',
        S3_BUCKET: BUCKET,
        S3_KEY_ID: KEY,
        S3_SECRET: KEY,
      };
    },
    objects: () => readBucket(directory),
    setMood: (next) => {
      mood = next;
      left.clear();
      release();
    },
    answerOnly: (count, method) => void left.set(method, count),
    requests: () => requests,
  };
};
