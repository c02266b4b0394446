import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { HypervergeSettings } from '#environment.ts';
import { drawSampleCard } from './sample-card.ts';
import type { SandboxTransaction, Transactions } from './transactions.ts';

const TokenRequest = v.object({
  appId: v.string(),
  appKey: v.string(),
  expiry: v.number(),
  transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  workflowId: v.string(),
});

const LATE_TIMES = 2;

const refuse = (reply: FastifyReply, statusCode: number, message: string): FastifyReply =>
  reply.status(statusCode).send({ status: 'failure', statusCode: String(statusCode), message });

const succeed = (reply: FastifyReply, result: object): FastifyReply =>
  reply.send({ status: 'success', statusCode: '200', result });

const isReadable = ({ choice, timesAsked }: SandboxTransaction): boolean =>
  choice !== undefined &&
  choice.status !== 'user_cancelled' &&
  choice.status !== 'error' &&
  !(choice.isLate && timesAsked <= LATE_TIMES);

const cardModule = ({ choice, picture }: SandboxTransaction, baseUrl: string) => ({
  module: 'ID Card Validation',
  moduleId: 'module_id',
  countrySelected: 'idn',
  documentSelected: 'KTP',
  attempts: 1,
  imageUrl: `${baseUrl}/pictures/${picture}.png`,
  croppedImageUrl: `${baseUrl}/pictures/${picture}.png`,
  apiResponse: {
    status: 'success',
    statusCode: '200',
    result: {
      details: [
        {
          fieldsExtracted: {
            fullName: { value: 'BUDI SANTOSO' },
            idNumber: { value: choice?.idNumber ?? '' },
            dateOfBirth: { value: '17-05-1990' },
          },
        },
      ],
    },
  },
});

/** Token, output and the pictures of cards, as HyperVerge answers them to a merchant's server. */
export const registerSandboxApi = (
  app: FastifyInstance,
  transactions: Transactions,
  settings: HypervergeSettings,
): void => {
  app.post('/v2/auth/token', async (request, reply) => {
    const parsed = v.safeParse(TokenRequest, request.body);
    if (!parsed.success) return refuse(reply, 400, 'Missing/Invalid parameters');
    const { appId, appKey, workflowId, transactionId } = parsed.output;
    if (appId !== settings.appId || appKey !== settings.appKey)
      return refuse(reply, 401, 'Missing/Invalid credentials');
    if (workflowId !== settings.workflowId) return refuse(reply, 400, 'Workflow not found');
    return succeed(reply, { authToken: transactions.begin(transactionId).token });
  });

  app.post<{ Body: { transactionId?: string } | null }>('/v1/output', async (request, reply) => {
    const { appid, appkey } = request.headers;
    if (appid !== settings.appId || appkey !== settings.appKey)
      return refuse(reply, 401, 'Missing/Invalid credentials');
    const transaction = transactions.byId(request.body?.transactionId ?? '');
    if (!transaction) return refuse(reply, 404, 'Transaction not found');
    if (transaction.choice?.isDown) return refuse(reply, 503, 'Service unavailable');
    transaction.timesAsked += 1;
    return succeed(reply, {
      transactionId: transaction.id,
      applicationStatus: transaction.choice?.status ?? 'started',
      results: isReadable(transaction) ? [cardModule(transaction, settings.resultUrl)] : [],
    });
  });

  app.get<{ Params: { picture: string } }>('/pictures/:picture.png', async (request, reply) => {
    const transaction = transactions.byPicture(request.params.picture);
    if (!transaction?.choice) return reply.status(404).type('text/plain').send('Not found');
    return reply.type('image/png').send(await drawSampleCard(transaction.choice.idNumber));
  });
};
