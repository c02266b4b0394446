import { RESUMED, logkeyOf } from '@payung/shared/domain/resume-type.ts';
import type { LoggedResumeType } from '@payung/shared/domain/resume-type.ts';

/** How a travel quote came to be open (SHELL-036): resumed from the agent's lists, or quoted by an agent. */
export type TravelResumeType = LoggedResumeType | 'travel' | `travel${LoggedResumeType}`;

/** After an agent's quick quote: `travel` before what it was, or `travel` alone (TRV-064, ruling K26). */
export const resumeTypeAfterQuickQuote = (before: string | undefined): TravelResumeType => {
  const logged = logkeyOf(before, RESUMED);
  return logged === undefined ? 'travel' : `travel${logged}`;
};
