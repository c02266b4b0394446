import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { DeploymentError } from '#registry/data-folder.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { receiveRelease } from './upload.ts';

const diskFull = (): never => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

it('refuses an upload for which the disk has no space, as any other release', async () => {
  const data = temporaryFolder();
  const received = receiveRelease({ files: diskFull } as unknown as FastifyRequest, {
    data,
    name: 'mfe-kite',
    folder: join(data, 'upload.draft'),
  });
  await expect(received).rejects.toThrow(DeploymentError);
  await expect(received).rejects.toThrow('mfe-kite was not released: there is no space left for it');
});
