import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { useRefreshQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { isStale } from '@payung/shared/journey/steps/save-step.ts';
import { useQuoteContext, useResumeType } from '@payung/shared/session/quote-context.ts';
import type { InsuredChange, QuotedInsured } from '#contract/schemas/insured.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { isSameInsured } from '#rules/insured-values.ts';
import { accidentQuoteRead } from './kit.ts';

/** How the save of one insured ended. */
export type InsuredSave =
  | { readonly kind: 'saved' }
  /** Somebody else saved this insured meanwhile. */
  | { readonly kind: 'conflict'; readonly current: QuotedInsured }
  /** The insured is no longer in the quote. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: unknown };

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Saves one insured with a version of its own, so changes of different insureds do not conflict. A save whose
 * reply was lost is recognised when it is retried.
 */
export const useSaveInsured = (quoteId: string) => {
  const refresh = useRefreshQuote();
  const resumeType = useResumeType(quoteId);
  const [, changeContext] = useQuoteContext();
  const cached = accidentQuoteRead.cached(quoteId, resumeType);
  const mutation = useMutation({
    // The screen says what went wrong.
    meta: { quiet: true },
    mutationFn: (body: InsuredChange) => call(paCiEndpoints.updatePaInsured, { params: { quoteId }, body }),
  });
  const find = (id: string): QuotedInsured | undefined =>
    cached.read()?.insureds.find((insured) => insured.id === id);

  const save = async (change: InsuredChange): Promise<InsuredSave> => {
    const known = find(change.id);
    // Saving unchanged values would void a proposal that can be paid.
    const isSaved = known !== undefined && known.version > 0 && known.version === change.version;
    if (isSaved && isSameInsured(known, change.insured)) return { kind: 'saved' };
    try {
      cached.write((await mutation.mutateAsync(change)).quote);
      changeContext({ quoteId });
      return { kind: 'saved' };
    } catch (error) {
      if (!isStale(error) && !isUnknown(error)) return { kind: 'failed', error };
      await refresh(quoteId);
      const current = find(change.id);
      if (current === undefined || isUnknown(error)) return { kind: 'gone' };
      return isSameInsured(current, change.insured) ? { kind: 'saved' } : { kind: 'conflict', current };
    }
  };
  return { save, find };
};
