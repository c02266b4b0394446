import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

const coverageAreas = [
  { _id: '1', name: 'Asia', description: 'Asia' },
  { _id: '2', name: 'Worldwide', description: 'Worldwide' },
];

const accidentPlans = [
  {
    code: 'BASIC',
    name: 'Basic',
    limit: 50_000_000,
    premiums: { 1: 12_000, 3: 27_000, 6: 45_000, 12: 75_000 },
    benefits: [{ text: 'Accidental death', amount: 50_000_000 }],
  },
];

const answers: readonly (readonly [RegExp, unknown])[] = [
  [/coveragearea/, coverageAreas],
  [/pa-plans/, { data: accidentPlans }],
  [
    /decrypt-link/,
    {
      data: {
        productId: '',
        quoteId: '',
        stage: '',
        fullName: 'Sari',
        invite: { referralCode: 'PAYUNG0001' },
      },
    },
  ],
  [/get-agent/, { userDetail: { idNumberOnFile: true } }],
  [/get-user-notification/, { data: { total: 0, unread: 0, data: [] } }],
];

/** Constant answers without delay: the bench compares delivery, not databases. */
export const startBenchBackend = async (): Promise<{ url: string; app: FastifyInstance }> => {
  const app = fastify();
  app.all('/*', (request) => ({
    errCode: -1,
    errMsg: answers.find(([pattern]) => pattern.test(request.url))?.[1] ?? {},
  }));
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), app };
};
