import * as v from 'valibot';
import { fetchJson, readAnswer } from '#providers/fetch-json.ts';

export interface CaptchaSettings {
  /** Where the provider verifies what a page has solved, such as `https://hcaptcha.com/siteverify`. */
  readonly verifyUrl: string;
  readonly secret: string;
  readonly siteKey: string;
  /** The script that shows it, with `render=explicit` in its query. */
  readonly scriptUrl: string;
}

/** What a page needs to show it. */
export type ShownCaptcha = Pick<CaptchaSettings, 'siteKey' | 'scriptUrl'>;

export interface Captcha {
  readonly shown: ShownCaptcha;
  /** `unavailable` where the provider does not answer: then the proof of work is asked for. */
  readonly verify: (token: string, address: string) => Promise<'solved' | 'refused' | 'unavailable'>;
}

class CaptchaUnavailable extends Error {
  constructor(problem: string, cause?: unknown) {
    super(`The CAPTCHA provider ${problem}`, { cause });
  }
}

const Verified = v.object({ success: v.boolean() });
const TIMEOUT_MS = 5_000;

/** Of a provider that speaks the protocol `siteverify`, as hCaptcha, Turnstile and reCAPTCHA do. */
export const createCaptchaClient = ({ verifyUrl, secret, siteKey, scriptUrl }: CaptchaSettings): Captcha => ({
  shown: { siteKey, scriptUrl },
  verify: async (token, address) => {
    try {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response: token, remoteip: address }).toString(),
        timeoutMs: TIMEOUT_MS,
      } as const;
      const answer = await fetchJson(verifyUrl, request, CaptchaUnavailable);
      return readAnswer(Verified, answer, CaptchaUnavailable).success ? 'solved' : 'refused';
    } catch (error) {
      if (error instanceof CaptchaUnavailable) return 'unavailable';
      throw error;
    }
  },
});
