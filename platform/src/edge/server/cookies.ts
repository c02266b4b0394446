import type { FastifyRequest } from 'fastify';
import type { Language } from '@payung/shared/domain/language.ts';

/** The value of a cookie, as it was sent. */
export const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`).exec(headers.cookie ?? '')?.[1];

/** By the language that was chosen here before, or that the browser asks for. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language => {
  const chosen = /(?:^|;\s*)LANG=(en|id)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (chosen !== undefined) return chosen === 'en' ? 'en' : 'id';
  return /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'id';
};
