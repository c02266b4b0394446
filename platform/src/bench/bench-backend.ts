import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

const coverageAreas = [
  { _id: '1', name: 'Asia', description: 'Asia' },
  { _id: '2', name: 'Worldwide', description: 'Worldwide' },
];

/** Answers at once and always alike: the bench compares deliveries, not databases. */
export const startBenchBackend = async (): Promise<{ url: string; app: FastifyInstance }> => {
  const app = fastify();
  app.all('/*', (request) => ({
    errCode: -1,
    errMsg: '',
    data: request.url.includes('overage') ? coverageAreas : {},
  }));
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), app };
};
