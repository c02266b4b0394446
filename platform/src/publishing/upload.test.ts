import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { DeploymentError } from '#registry/data-folder.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { receiveRelease } from './upload.ts';

/** As the disk says it. */
const diskFull = (): never => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
};

const received = (request: object): Promise<void> => {
  const data = temporaryFolder();
  return receiveRelease(request as FastifyRequest, {
    data,
    name: 'mfe-kite',
    folder: join(data, 'upload.draft'),
  });
};

it('refuses an upload for which the disk has no space, as any other release', async () => {
  const refused = received({ raw: { destroyed: false }, files: diskFull });
  await expect(refused).rejects.toThrow(DeploymentError);
  await expect(refused).rejects.toThrow('mfe-kite was not released: there is no space left for it');
});

it('waits for no upload whose sender has gone', async () => {
  await expect(received({ raw: { destroyed: true }, files: () => [] })).rejects.toMatchObject({
    statusCode: 400,
  });
});
