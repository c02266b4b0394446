/** Journeys whose reads of a quote are logged whatever its product (TRV-072, HOME-062, MOT-054). */
export const RESUMED = ['referalJourney', 'quoteSearch'] as const;
export type LoggedResumeType = (typeof RESUMED)[number];

/** Values of `logkey` on `user/get-quotes` (API-007); the schemas of the server read them. */
export const LOGKEYS = ['paymentNotification', ...RESUMED, 'policyDownloadNotification'] as const;

/** From where somebody opened a quote (SHELL-036, ruling R60). */
export type Logkey = (typeof LOGKEYS)[number];

/** The word that a read is logged with, of those that it takes; a product's own resume types are not logged. */
export const logkeyOf = <const Key extends Logkey>(
  resumeType: string | undefined,
  taken: readonly Key[],
): Key | undefined => taken.find((key) => key === resumeType);
