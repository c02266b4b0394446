/** How a quote came to be open (SHELL-036); a product may have values of its own beside these. */
const LOGGED = ['referalJourney', 'quoteSearch'] as const;
export type LoggedResumeType = (typeof LOGGED)[number];

/** Values of `logkey` on `user/get-quotes` (API-007); the schemas of the server read them. */
export const LOGKEYS = ['paymentNotification', ...LOGGED, 'policyDownloadNotification'] as const;

/** Only these two journeys are logged by themselves; other keys are passed explicitly (ruling K27). */
export const logkeyOf = (resumeType: string | undefined): LoggedResumeType | undefined =>
  LOGGED.find((logged) => logged === resumeType);
