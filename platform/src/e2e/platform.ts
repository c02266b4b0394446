import { expect } from '@playwright/test';
import { OTP } from '@payung/shared/domain/people/otp.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import { NO_TOKEN } from '#test-run/against.ts';
import type { Against } from '#test-run/against.ts';
import { enterEveryContext } from './every-context.ts';
import { test as base } from './fault.ts';
import { against, againstHeaders, isDeepRun } from './run.ts';

interface SentMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email' | 'whatsapp';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at: string;
  readonly attachments: readonly { readonly fileName: string; readonly url: string }[];
}

/** The messages of the demo: what would have reached somebody's phone or mailbox. */
export interface Inbox {
  /** The codes for a phone, newest first: read before another one is requested. */
  readonly codesTo: (phone: string) => Promise<readonly string[]>;
  /** The newest code for a phone that is not one of `known`. */
  readonly codeFor: (phone: string, known?: readonly string[]) => Promise<string>;
  readonly messagesTo: (recipient: string) => Promise<readonly SentMessage[]>;
  readonly attachment: (url: string) => Promise<Uint8Array>;
}

const CODE = /\b\d{6}\b/;

export const inboxOf = (platformUrl: string, token: string): Inbox => {
  const headers = { ...againstHeaders, 'x-tester-token': token, accept: 'application/json' };
  const messagesTo = async (recipient: string): Promise<readonly SentMessage[]> => {
    const address = `${platformUrl}/api/demo/messages?recipient=${encodeURIComponent(recipient)}`;
    const answer = (await (await fetch(address, { headers })).json()) as { errMsg: readonly SentMessage[] };
    return answer.errMsg;
  };
  const codesTo = async (phone: string): Promise<readonly string[]> =>
    (await messagesTo(normalisePhone(phone))).flatMap(({ channel, body }) => {
      const code = CODE.exec(body)?.[0];
      return channel === 'sms' && code !== undefined ? [code] : [];
    });
  const newestCode = async (phone: string, known: readonly string[]): Promise<string> =>
    (await codesTo(phone)).find((code) => !known.includes(code)) ?? '';
  return {
    messagesTo,
    codesTo,
    codeFor: async (phone, known = []) => {
      await expect.poll(() => newestCode(phone, known), { message: `a code for ${phone}` }).toMatch(CODE);
      return newestCode(phone, known);
    },
    attachment: async (url) => {
      const answer = await fetch(new URL(url, platformUrl), { headers });
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
};

/** The server's clock, which a test moves ahead instead of waiting; a page has its own clock. */
export interface PlatformClock {
  readonly advance: (seconds: number) => Promise<void>;
  /** What the server takes for now. */
  readonly now: () => Date;
  /** A phone may have its next code. */
  readonly passResendWait: () => Promise<void>;
}

const platformClock = (platformUrl: string, token: string): PlatformClock => {
  let ahead = 0;
  const advance = async (seconds: number): Promise<void> => {
    const answer = await fetch(`${platformUrl}/api/demo/clock`, {
      method: 'POST',
      headers: {
        ...againstHeaders,
        'content-type': 'application/json',
        'x-tester-token': token,
      },
      body: JSON.stringify({ seconds }),
    });
    if (!answer.ok) throw new Error(`The clock was not moved: ${await answer.text()}`);
    const { errMsg } = (await answer.json()) as { readonly errMsg: { readonly now: string } };
    // Others may have moved it before.
    ahead = Date.parse(errMsg.now) - Date.now();
  };
  return {
    advance,
    now: () => new Date(Date.now() + ahead),
    passResendWait: () => advance(OTP.resendAfterSeconds + 1),
  };
};

export interface Platform {
  readonly url: string;
  /** Whom every login leads to where no server answers: then there are no codes, and no clock to move. */
  readonly agent?: AgentState;
  /** Its data folder, which only a test tagged `@own` may use. */
  readonly data: string;
  /** What customers and agents received: one-time codes, e-mails. */
  readonly inbox: Inbox;
  /** Shared by the tests of one worker, so it may be ahead when a test starts. */
  readonly clock: PlatformClock;
  /** Signs an agent in by phone alone; answers as the check of a code does, or nothing where a platform has no such call. */
  readonly openSession: (phone: string) => Promise<unknown>;
}

/** A phone has few codes an hour: tests that are not about logging in use none. */
const sessionOpener =
  (platformUrl: string, token: string) =>
  async (phone: string): Promise<unknown> => {
    const answer = await fetch(`${platformUrl}/api/demo/session`, {
      method: 'POST',
      headers: { ...againstHeaders, 'content-type': 'application/json', 'x-tester-token': token },
      body: JSON.stringify({ phone }),
    });
    // An older backend.
    if (answer.status === 404) return undefined;
    const { errMsg } = (await answer.json()) as { readonly errMsg: unknown };
    if (!answer.ok) throw new Error(`${phone} was not signed in: ${JSON.stringify(errMsg)}`);
    return errMsg;
  };

/** One in demo mode: its messages are read, and its clock is moved, with this token. */
export const demoAt = (url: string, token: string, data = ''): Platform => ({
  url,
  data,
  inbox: inboxOf(url, token),
  clock: platformClock(url, token),
  openSession: sessionOpener(url, token),
});

/** One whose messages and clock nobody can reach: `reason` says why. */
export const platformWithoutCodes = (url: string, reason: string, agent?: AgentState): Platform => {
  const refuse = (): Promise<never> => Promise.reject(new Error(reason));
  return {
    url,
    data: '',
    ...(agent ? { agent } : {}),
    inbox: { codesTo: refuse, codeFor: refuse, messagesTo: refuse, attachment: refuse },
    clock: { advance: refuse, now: () => new Date(), passResendWait: refuse },
    openSession: refuse,
  };
};

/** A platform that runs already. */
const runningPlatform = ({ url, demoToken }: Against): Platform =>
  demoToken === undefined ? platformWithoutCodes(url, NO_TOKEN) : demoAt(url, demoToken);

/** A platform that tests start where none runs: here the whole one, in a repository of a squad its remote in the shell. */
export interface OwnPlatform {
  readonly start: (
    env: Readonly<Record<string, string>>,
  ) => Promise<{ readonly platform: Platform; readonly stop: () => Promise<void> }>;
}

export interface PlatformOptions {
  /** Set by the configuration of the run. */
  readonly ownPlatform: OwnPlatform | undefined;
  /** Additional settings; files with the same settings share a platform. */
  readonly platformEnv: Readonly<Record<string, string>>;
}

/** One address has 60 codes an hour, which the tests of one platform use up where all of them run. */
const TESTS_AN_HOUR = 40;
// A platform that runs already has given codes to runs before this one.
let testsBegun = against ? TESTS_AN_HOUR - 1 : 0;

/** A platform for each worker, or one that runs already. */
export const test = base.extend<
  { readonly roomForCodes: undefined },
  PlatformOptions & { readonly platform: Platform }
>({
  roomForCodes: [
    async ({ platform }, use) => {
      testsBegun += 1;
      const asksForCodes = against
        ? against.demoToken !== undefined
        : isDeepRun && platform.agent === undefined;
      if (asksForCodes && testsBegun % TESTS_AN_HOUR === 0) await platform.clock.advance(3600);
      await use(undefined);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      if (against) enterEveryContext(browser, against);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  ownPlatform: [undefined, { option: true, scope: 'worker' }],
  platformEnv: [{}, { option: true, scope: 'worker' }],
  platform: [
    async ({ ownPlatform, platformEnv }, use) => {
      if (against) return use(runningPlatform(against));
      if (ownPlatform === undefined) throw new Error('The configuration of this run starts no platform.');
      const { platform, stop } = await ownPlatform.start(platformEnv);
      await use(platform);
      await stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
});
