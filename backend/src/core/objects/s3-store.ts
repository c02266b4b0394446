import type { S3Settings } from './settings.ts';

/** Sealed bytes by keys that say nothing. */
export interface ObjectStore {
  readonly put: (key: string, sealed: Buffer) => Promise<void>;
  /** Nothing where there is no such object. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>;
  readonly close: () => void;
}

/** The store does not answer, or refuses: nothing of it is the caller's fault. */
export class ObjectStoreDown extends Error {
  constructor(cause: unknown) {
    super('The object store does not serve', { cause });
    this.name = 'ObjectStoreDown';
  }
}

const CONNECT_MS = 2000;
/** For one request with all that is tried again, body included. */
const ANSWER_MS = 4000;
const ATTEMPTS = 2;
const CONNECTIONS = 50;

/** Of the last ten seconds: once half of five and more requests have failed, none is made for two seconds. */
const BREAKER = {
  timeout: false,
  errorThresholdPercentage: 50,
  volumeThreshold: 5,
  rollingCountTimeout: 10_000,
  resetTimeout: 2000,
} as const;

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey';

/** The library is loaded only where somebody has configured such a store. */
export const openS3 = async ({ bucket, ...settings }: S3Settings): Promise<ObjectStore> => {
  const sdk = await import('@aws-sdk/client-s3');
  const { default: CircuitBreaker } = await import('opossum');
  const client = new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.keyId, secretAccessKey: settings.secret },
    maxAttempts: ATTEMPTS,
    // Other stores than that of Amazon do not know the checksums that the SDK sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  });
  // A store that hangs is not waited for by everybody, one after another.
  const breaker = new CircuitBreaker((work: () => Promise<Buffer | undefined>) => work(), {
    ...BREAKER,
    errorFilter: isMissing,
  });
  const ask = async (
    work: (options: { readonly abortSignal: AbortSignal }) => Promise<Buffer | undefined>,
  ): Promise<Buffer | undefined> => {
    try {
      return await breaker.fire(() => work({ abortSignal: AbortSignal.timeout(ANSWER_MS) }));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw new ObjectStoreDown(error);
    }
  };
  return {
    put: async (key, sealed) => {
      const command = new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: sealed });
      await ask(async (options) => void (await client.send(command, options)));
    },
    get: (key) =>
      ask(async (options) => {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }), options);
        return Body === undefined ? undefined : Buffer.from(await Body.transformToByteArray());
      }),
    remove: async (key) => {
      const command = new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key });
      await ask(async (options) => void (await client.send(command, options)));
    },
    close: () => {
      breaker.shutdown();
      client.destroy();
    },
  };
};
