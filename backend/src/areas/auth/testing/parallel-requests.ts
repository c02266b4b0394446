import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitRoom } from '#core/access/limits.ts';
import { keyedHash } from '#core/access/secrets.ts';
import { insertChallenge } from '#areas/auth/passkeys/testing/authenticator.ts';
import { codesFor } from '#areas/auth/testing/codes.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { codeHeaders, provenHeaders } from '#testing/proof.ts';
import { newAgent, newPhone, newQuote, newVisit } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const wrongOf = (code: number | undefined): number => (code === 999_999 ? 100_000 : (code ?? 0) + 1);

type Counts = Readonly<Record<number, number>>;

interface ParallelRequests {
  readonly parallel: number;
  /** Of limits that so many would not fill. */
  readonly room: LimitRoom;
  /** How many answers have each status, by what is asked. */
  readonly answered: Readonly<
    Record<'toPhone' | 'ofNetwork' | 'wrongCodes' | 'wrongLinks' | 'promoCodes', Counts>
  >;
}

const countOf = (statuses: readonly number[]): Counts =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((each) => each === status).length]),
  );

/** What limits let through of so many requests that come at once. */
export const describeParallelRequests = ({ parallel, room, answered }: ParallelRequests): void =>
  describe.each([parallel])('%s parallel requests', () => {
    const database = useTestDatabase();
    let server: AreaServer;
    beforeAll(async () => {
      server = await openAreaServer(database.opened);
      Object.assign(server.services, { limitRoom: room });
    });
    afterAll(async () => {
      await server?.close();
    });

    const post = async (path: string, payload: object, remoteAddress: string): Promise<number> =>
      (
        await server.app.inject({
          method: 'POST',
          url: `/api/auth/${path}`,
          payload,
          remoteAddress,
          headers: path === 'sendOtp' ? await codeHeaders(payload, remoteAddress) : {},
        })
      ).statusCode;

    const linkTo = async (phone: string): Promise<string> => {
      const agent = await newAgent(server);
      const quote = await newQuote(server, agent.headers, { insuredMobile: phone });
      const query = { type: 'lead', quoteId: quote.quoteId };
      const { link } = await succeed(server, agent.headers, 'generateLink', { query });
      return link.split('/').at(-1);
    };

    it('send four messages to a phone, and four by each of its links, for however many networks', async () => {
      const { phone } = await newAgent(server);
      const linkIds = [undefined, await linkTo(phone), await linkTo(phone)];
      const statuses = await times(parallel, (index) =>
        post('sendOtp', { mobileNo: phone, linkId: linkIds[index % 3] }, `198.51.100.${index}`),
      );
      expect(countOf(statuses)).toEqual(answered.toPhone);
      expect(server.jobs.filter((job) => job.kind === 'sendOtp' && job.phone === phone)).toHaveLength(12);
    });

    it('send so many messages for one network that has shown nothing', async () => {
      const phones = Array.from({ length: parallel }, newPhone);
      const statuses = await times(parallel, (index) =>
        post('sendOtp', { mobileNo: phones[index] }, `2001:db8:7:7::${(index + 1).toString(16)}`),
      );
      expect(countOf(statuses)).toEqual(answered.ofNetwork);
      expect(await post('sendOtp', { mobileNo: newPhone() }, '2001:db8:7:8::1')).toBe(200);
    });

    it('guess five times at a code', async () => {
      const key = await insertChallenge(server, { purpose: 'agent', phone: newPhone(), code: 123_456 });
      const statuses = await times(parallel, (index) =>
        post('verifyOtp', { key, otp: 200_000 + index }, `198.51.101.${index}`),
      );
      expect(countOf(statuses)).toEqual(answered.wrongCodes);
      expect(await post('verifyOtp', { key, otp: 123_456 }, '198.51.101.250')).toBe(400);
      const row = await database.db
        .selectFrom('otp_challenges')
        .select('attempts')
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      expect(row.attempts).toBe(5);
    });

    it('open nothing with one right code after ten wrong ones, and lock nobody out', async () => {
      const agent = await newAgent(server);
      const asked = { purpose: 'agent', phone: agent.phone, code: 123_456, agentId: agent.id } as const;
      const keys = await times(parallel / 5, () => insertChallenge(server, asked));
      const statuses = await times(parallel, (index) =>
        post(
          'verifyOtp',
          { key: keys[index % keys.length], otp: 200_000 + index },
          `198.51.102.${index % 40}`,
        ),
      );
      expect(countOf(statuses)).toEqual(answered.wrongCodes);
      const verify = (key: string, otp: number | undefined) =>
        call(server, {}, 'verifyOtp', { query: { langId: 'EN' }, body: { key, otp } });
      const first = await verify(await insertChallenge(server, asked), 123_456);
      expect(first.errMsg).toEqual({
        message:
          'Somebody has been trying to guess your codes. To be safe, please enter a second code, which we have just sent',
        nextKey: expect.any(String),
      });
      expect(first.headers['set-cookie']).toBeUndefined();
      const { nextKey } = first.errMsg;
      const second = codesFor(server, agent.phone).at(-1);
      expect((await verify(nextKey, wrongOf(second))).status).toBe(400);
      const opened = await verify(nextKey, second);
      expect(opened.errMsg.user).toMatchObject({ _id: agent.id });
      expect((await verify(nextKey, second)).status).toBe(400);
    });

    it('miss so many links from one network, and then only with a proof of work', async () => {
      const links = await times(parallel, async (index) => {
        const url = `/api/auth/decrypt-link?id=${100_000 + index}`;
        return (await server.app.inject({ url, remoteAddress: '198.51.103.1' })).statusCode;
      });
      expect(countOf(links)).toEqual(answered.wrongLinks);
      const [url, headers] = [
        '/api/auth/decrypt-link?id=999999',
        await provenHeaders('999999', '198.51.103.1'),
      ];
      expect((await server.app.inject({ url, headers })).statusCode).toBe(400);
      // The same solution is good once, and for one link.
      expect((await server.app.inject({ url, headers })).statusCode).toBe(403);
    });

    it('guess ten times at the promo codes of a quote', async () => {
      const agent = await newAgent(server);
      const { quoteId, phone } = await newQuote(server, agent.headers);
      const visit = await newVisit(server, quoteId, phone);
      const statuses = await times(parallel, async (index) => {
        const body = { promoCode: `KITE${String(index).padStart(8, '0')}`, quoteId };
        return (await call(server, visit, 'validatePromoCode', { body })).status;
      });
      expect(countOf(statuses)).toEqual(answered.promoCodes);
    });

    it('store neither phone nor network address in the keys of the limits', async () => {
      for (const network of ['198.51.104.1', '198.51.104.2', '198.51.104.3'])
        await post('sendOtp', { mobileNo: newPhone() }, network);
      const rows = await database.db.selectFrom('limit_hits').select('bucket').execute();
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.filter(({ bucket }) => !/^[0-9a-f]{64}$/.test(bucket))).toEqual([]);
      expect(keyedHash('one', 'limit', 'x')).not.toBe(keyedHash('other', 'limit', 'x'));
    });
  });
