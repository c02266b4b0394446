import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { codesFor } from '#areas/auth/testing/codes.ts';
import { codeHeaders } from '#testing/proof.ts';
import { newAgent, newPhone } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const AT_ONCE = 3;

describe('parallel registrations and invites', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  const sendFrom = async (remoteAddress: string, payload: object): Promise<string> => {
    const url = '/api/auth/sendOtp';
    const headers = await codeHeaders(payload, remoteAddress);
    const answer = await server.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
    return answer.json().errMsg.key;
  };

  it('open one registration for several right codes of one phone [ONB-021]', async () => {
    const { referral_code: referralCode } = await newAgent(server);
    const mobileNo = newPhone();
    const keys: string[] = [];
    for (let visitor = 1; visitor <= AT_ONCE; visitor += 1)
      keys.push(await sendFrom(`203.0.113.${visitor}`, { mobileNo, referralCode }));
    const codes = codesFor(server, mobileNo);
    const verified = await Promise.all(
      keys.map((key, index) => call(server, nobody, 'verifyOtp', { body: { key, otp: codes[index] } })),
    );
    expect(verified.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(verified.map(({ errMsg }) => errMsg.registration.registrationId)).size).toBe(1);
    const rows = await server.services.db
      .selectFrom('registrations')
      .select('id')
      .where('phone', '=', mobileNo)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('create one invite link for several requests', async () => {
    const { headers, id } = await newAgent(server);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => succeed(server, headers, 'getInviteLink')),
    );
    expect(new Set(answers.map(({ link }) => link)).size).toBe(1);
    const rows = await server.services.db
      .selectFrom('share_links')
      .select('id')
      .where('subject_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
