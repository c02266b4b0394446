/** How a quote came to be open (SHELL-036). */
export const RESUME_TYPES = [
  'referalJourney',
  'quoteSearch',
  'travel',
  'travelreferalJourney',
  'travelquoteSearch',
] as const;
export type ResumeType = (typeof RESUME_TYPES)[number];

/** Values of `logkey` on `user/get-quotes` (API-007). */
export const LOGKEYS = [
  'paymentNotification',
  'referalJourney',
  'quoteSearch',
  'policyDownloadNotification',
] as const;
export type Logkey = (typeof LOGKEYS)[number];

/** Only these two journeys are logged by themselves; other keys are passed explicitly (ruling K27). */
export const logkeyOf = (resumeType: ResumeType | undefined): 'referalJourney' | 'quoteSearch' | undefined =>
  resumeType === 'referalJourney' || resumeType === 'quoteSearch' ? resumeType : undefined;

/** After an agent's quick quote: `travel` before what it was, or `travel` alone (ruling K26). */
export const resumeTypeAfterQuickQuote = (
  resumeType: ResumeType | undefined,
): 'travel' | 'travelreferalJourney' | 'travelquoteSearch' => {
  const logkey = logkeyOf(resumeType);
  return logkey === undefined ? 'travel' : `travel${logkey}`;
};
