import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody } from '#testing/caller.ts';
import type { Answer } from '#testing/caller.ts';

/** The codes that were sent to a phone, the oldest first. */
export const codesFor = (server: AreaServer, phone: string): readonly number[] =>
  server.jobs.flatMap((job) => (job.kind === 'sendOtp' && job.phone === phone ? [job.code] : []));

interface AskedCode {
  readonly mobileNo: string;
  readonly referralCode?: string;
  readonly linkId?: string;
}

export const askCode = (server: AreaServer, body: AskedCode): Promise<Answer> =>
  call(server, nobody, 'sendOtp', { query: { langId: 'EN' }, body });

/** Types the last code that the phone has got. */
export const typeCode = async (server: AreaServer, sent: Answer, phone: string): Promise<Answer> =>
  call(server, nobody, 'verifyOtp', {
    query: { langId: 'EN' },
    body: { key: sent.errMsg.key, otp: codesFor(server, phone).at(-1) },
  });

/** From the phone to what the code opens. */
export const enterByCode = async (server: AreaServer, body: AskedCode): Promise<Answer> =>
  typeCode(server, await askCode(server, body), body.mobileNo);
