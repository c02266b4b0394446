import { isSold, stageRank } from '#domain/stages.ts';
import type { Stage } from '#domain/stages.ts';

/** As much of the answers as these questions need. */
interface Answers {
  readonly quote: { readonly stage: Stage } | undefined;
}

export const hasQuote = ({ quote }: Answers): boolean => quote !== undefined;

export const wasSold = ({ quote }: Answers): boolean => quote !== undefined && isSold(quote.stage);

/** Whether the quote stands at that stage or beyond it. */
export const hasReached =
  (stage: Stage) =>
  ({ quote }: Answers): boolean =>
    quote !== undefined && stageRank(quote.stage) >= stageRank(stage);
