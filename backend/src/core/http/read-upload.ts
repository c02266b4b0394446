import type { FastifyRequest } from 'fastify';
import { IDENTITY_FILE } from '@payung/shared/domain/people/identity-check.ts';
import { badRequest } from './api-refusal.ts';
import type { ApiRefusal } from './api-refusal.ts';
import { sharedText, TEXTS } from './texts.ts';

/** Not even read to its end: nobody who sends so much has seen our screens. */
const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;

const noFile = (): ApiRefusal => badRequest(TEXTS.badFields, { values: { fields: 'file' } });
const tooLarge = (): ApiRefusal => badRequest(sharedText('identity.file.size'));

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** The one file of a form, counted while it comes in: what a request says of its length is only a claim. */
export const readUpload = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw noFile();
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) throw tooLarge();
  let bytes: Buffer | undefined;
  try {
    // To the end of the form: whatever comes beside the one file makes it another form.
    for await (const part of request.files({
      limits: { fileSize: IDENTITY_FILE.maxBytes, files: 1, fields: 0, parts: 2, headerPairs: 20 },
    })) {
      if (part.fieldname !== 'file') throw noFile();
      bytes = await part.toBuffer();
    }
  } catch (error) {
    throw isTooLarge(error) ? tooLarge() : noFile();
  }
  if (bytes === undefined) throw noFile();
  return bytes;
};
