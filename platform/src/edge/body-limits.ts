import type { FastifyRequest } from 'fastify';

/** Bytes of a body: of callers who show a session or visit, and of everybody else. */
const MAX_BODY = 256 * 1024;
const MAX_ANONYMOUS_BODY = 64 * 1024;
/** A photo of 2 MB and the form around it; the backend refuses what is above 2 MB itself, by name. */
export const MAX_UPLOAD = 2.2 * 1024 * 1024;

export const isUpload = (request: FastifyRequest): boolean =>
  /^(multipart\/form-data|image\/)/i.test(request.headers['content-type'] ?? '');

export const bodyLimitOf = (request: FastifyRequest): number => {
  if (isUpload(request)) return MAX_UPLOAD;
  const isKnown = ['authorization', 'x-cipher'].some((name) => request.headers[name] !== undefined);
  return isKnown ? MAX_BODY : MAX_ANONYMOUS_BODY;
};
