import { reasonText } from '@payung/shared/domain/onboarding/review-reasons.ts';
import type { SaidReason } from '@payung/shared/domain/onboarding/review-reasons.ts';
import type { Language } from '#core/http/language.ts';
import { sharedText } from '#core/http/texts.ts';
import type { KeptPart } from '#areas/onboarding/sql/registration-parts.ts';

/** In the language of whoever reads it: chosen reasons are translated, typed words are not. */
export const reasonIn = (said: SaidReason, language: Language): string =>
  reasonText(said, (code) => sharedText(`registration.reason.${code}`)[language]);

/** Why a part was not accepted. One of before was kept as it was read then. */
export const reasonFor = (
  {
    reason,
    reasonCodes: codes,
    reasonWords: words,
  }: Pick<KeptPart, 'reason' | 'reasonCodes' | 'reasonWords'>,
  language: Language,
): string => (codes.length === 0 ? reason : reasonIn({ codes, words }, language));
