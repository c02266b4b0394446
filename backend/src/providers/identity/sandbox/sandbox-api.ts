import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { HypervergeSettings } from '#area-environment.ts';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

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

/** What a tester decided on the page, beside how it ended. */
export interface SandboxChoice {
  readonly status: string;
  readonly idNumber: string;
  /** The card is read only when the merchant asks for the third time. */
  readonly isLate: boolean;
  /** The merchant is refused from then on. */
  readonly isDown: boolean;
}

interface SandboxTransaction {
  readonly id: string;
  readonly token: string;
  /** Unguessable part of the address of the card's picture. */
  readonly picture: string;
  choice?: SandboxChoice;
  timesAsked: number;
}

/** The provider's own memory of the checks that were begun. */
export const openTransactions = () => {
  const all = new Map<string, SandboxTransaction>();
  const find = (matches: (transaction: SandboxTransaction) => boolean) => [...all.values()].find(matches);
  return {
    begin: (id: string): SandboxTransaction => {
      const begun = {
        id,
        token: randomBytes(24).toString('base64url'),
        picture: randomBytes(12).toString('hex'),
        timesAsked: 0,
      };
      all.set(id, begun);
      return begun;
    },
    byId: (id: string) => all.get(id),
    byToken: (token: string) => find((transaction) => transaction.token === token),
    byPicture: (picture: string) => find((transaction) => transaction.picture === picture),
  };
};

export type Transactions = ReturnType<typeof openTransactions>;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const cardSvg = (
  idNumber: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540">
<rect width="856" height="540" rx="28" fill="#cfe4ea"/><rect x="24" y="24" width="808" height="84" rx="12" fill="#115e59"/>
<text x="428" y="80" font-family="sans-serif" font-size="36" fill="#fff" text-anchor="middle">KARTU CONTOH · SPECIMEN</text>
<text x="48" y="176" font-family="sans-serif" font-size="34" fill="#0f172a">No. ${escape(idNumber)}</text>
<text x="48" y="240" font-family="sans-serif" font-size="28" fill="#0f172a">Nama: BUDI SANTOSO</text>
<text x="48" y="292" font-family="sans-serif" font-size="28" fill="#0f172a">Lahir: 17-05-1990</text>
<text x="48" y="344" font-family="sans-serif" font-size="28" fill="#0f172a">Alamat: JL. PAYUNG NO. 1</text>
<rect x="620" y="150" width="188" height="250" rx="12" fill="#f8fafc"/><circle cx="714" cy="240" r="48" fill="#76859b"/>
<path d="M634 400a80 90 0 0 1 160 0z" fill="#76859b"/>
<text x="428" y="480" font-family="sans-serif" font-size="24" fill="#475569" text-anchor="middle">Bukan kartu identitas · Not an identity card</text>
</svg>`;

/** A card that nobody can mistake for a real one. */
export const drawSampleCard = (idNumber: string): Promise<Buffer> =>
  sharp(Buffer.from(cardSvg(idNumber)))
    .png()
    .toBuffer();
