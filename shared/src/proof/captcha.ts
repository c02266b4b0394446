/** Beside a refusal: the operator has a CAPTCHA, and the call succeeds with what it answers. */
export const CAPTCHA_NEEDED_REASON = 'captchaNeeded';

export interface ShownCaptcha {
  readonly siteKey: string;
  readonly scriptUrl: string;
}

/** What a refusal says of the CAPTCHA. */
export const captchaOf = (reply: unknown): ShownCaptcha | undefined => {
  if (typeof reply !== 'object' || reply === null) return undefined;
  const { reason, captcha } = reply as { readonly reason?: unknown; readonly captcha?: ShownCaptcha };
  return reason === CAPTCHA_NEEDED_REASON ? captcha : undefined;
};
