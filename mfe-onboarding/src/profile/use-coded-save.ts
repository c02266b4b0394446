import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { FreshCode } from '@payung/shared/api/endpoints/profile.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { refreshAfter, refreshProfile } from './use-profile.ts';
import { useFreshCode } from './use-fresh-code.ts';

/** A change that a fresh code goes with; what was refused because of the code is said beside its boxes. */
export const useCodedSave = <Change>(
  send: (change: Change, code: FreshCode) => Promise<unknown>,
  onSaved: () => void,
) => {
  const code = useFreshCode();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: (given: { readonly change: Change; readonly code: FreshCode }) =>
      send(given.change, given.code),
    onSuccess: async () => {
      await refreshProfile();
      onSaved();
    },
    onError: async (error) => {
      setProblem(code.refuse(error) ? undefined : failureText(error));
      await refreshAfter(error);
    },
  });
  return {
    code,
    problem,
    isSaving: saving.isPending,
    save: (change: Change): void => {
      const fresh = code.take();
      if (fresh === undefined || saving.isPending) return;
      setProblem(undefined);
      saving.mutate({ change, code: fresh });
    },
  };
};
