import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import type { Agreement } from '@payung/shared/api/endpoints/agreement.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { queryOf } from '@payung/shared/api/query.ts';

const hasChanged = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Accepts what is shown. Where another version is in force by now, that one is loaded, to be read. */
export const useAccept = (onAccepted: () => unknown) => {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const accept = useMutation({
    mutationFn: ({ version, language, hash }: Agreement) =>
      call(agreementEndpoints.acceptAgreement, { body: { version, language, hash } }),
    // The bar says why.
    meta: { quiet: true },
    onSuccess: onAccepted,
    onError: (error) =>
      hasChanged(error)
        ? queries.invalidateQueries({ queryKey: queryOf(agreementEndpoints.getAgreement).queryKey })
        : undefined,
  });
  return {
    accept: accept.mutate,
    isBusy: accept.isPending,
    problem: accept.isError ? failureText(accept.error) : undefined,
  };
};
