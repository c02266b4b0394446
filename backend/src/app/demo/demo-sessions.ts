import type { FastifyInstance } from 'fastify';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { findAgentByPhone } from '#areas/agents/sql/agents.ts';
import { openByCode } from '#areas/auth/passkeys/passkey-account.ts';
import type { Services } from '#areas/services.ts';
import { isTesterToken, testerHeader } from '#app/plugins/tester-clock.ts';
import { transaction } from '#core/database/transaction.ts';

/**
 * Signs a tester in as an agent or as staff, as a right one-time code would: tests that are not about logging in use up
 * no codes, of which a phone has few. Only by the token as a header, which no page of another origin can send. Does not
 * exist in live mode.
 */
export const registerDemoSessions = (app: FastifyInstance, token: string, services: Services): void => {
  app.post<{ Body: { phone?: unknown } | null }>('/demo/session', async (request, reply) => {
    if (!isTesterToken(token, testerHeader(request)))
      return await reply.status(401).send({ errCode: 25, errMsg: 'tester token missing' });
    const phone = request.body?.phone;
    const agent =
      typeof phone === 'string' ? await findAgentByPhone(services.db, normalisePhone(phone)) : undefined;
    if (agent?.status !== 'active')
      return await reply.status(400).send({ errCode: 4, errMsg: 'phone: of an active agent' });
    const opened = await transaction(services.db, (tx) =>
      openByCode(services, tx, { agent, language: 'id' }),
    );
    if (opened === 'passkeyNeeded')
      return await reply.status(400).send({ errCode: 4, errMsg: 'this person needs a passkey' });
    const errMsg = encodePart(authEndpoints.verifyOtp, 'reply', { message: 'signed in', ...opened });
    return await reply.send({ errCode: -1, errMsg });
  });
};
