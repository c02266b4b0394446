import { Worker } from 'node:worker_threads';
import type { DocumentContent } from './document-content.ts';

export interface Printer {
  readonly print: (content: DocumentContent, printedAt: Date) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

interface PrintRequest {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface PrintResult {
  readonly number: number;
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

/** One worker thread, started with the first document: a PDF costs 70 ms that requests should not wait for. */
export const createPrinter = (): Printer => {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, PrintRequest>();

  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    worker = undefined;
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url));
    started.on('message', ({ number, bytes, error }: PrintResult) => {
      const order = waiting.get(number);
      waiting.delete(number);
      if (bytes) order?.resolve(Buffer.from(bytes));
      else order?.reject(new Error(`The document could not be printed: ${error}`));
    });
    started.on('error', failAll);
    started.on('exit', () => failAll(new Error('The printer stopped')));
    started.unref();
    return started;
  };

  return {
    print: (content, printedAt) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.postMessage({ number: count, content, printedAt }, []);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
};
