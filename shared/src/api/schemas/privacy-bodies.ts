import * as v from 'valibot';
import { isoDate, text } from '#schemas/parts.ts';

const requestId = v.pipe(v.string(), v.minLength(8), v.maxLength(64));
const wish = v.pipe(text(1000), v.minLength(1));

export const BirthDateBody = v.strictObject({ birthDate: isoDate });
export const CorrectionBody = v.strictObject({ subject: v.pipe(text(60), v.minLength(1)), wish, requestId });
export const WithdrawBody = v.strictObject({ purpose: v.pipe(text(40), v.minLength(1)) });
export const ClosureBody = v.strictObject({ wish, requestId });
export const AnswerBody = v.strictObject({
  status: v.picklist(['done', 'declined']),
  answer: text(1000),
});
