import { parentPort } from 'node:worker_threads';
import type { DocumentContent } from './document-content.ts';
import { renderPdf } from './pdf-layout.ts';

interface Order {
  readonly number: number;
  readonly content: DocumentContent;
  readonly printedAt: Date;
}

parentPort?.on('message', ({ number, content, printedAt }: Order) => {
  renderPdf(content, printedAt).then(
    (bytes) => parentPort?.postMessage({ number, bytes }, []),
    (error: unknown) =>
      parentPort?.postMessage({ number, error: error instanceof Error ? error.message : 'unknown' }, []),
  );
});
