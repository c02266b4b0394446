import { useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { useProblemText } from '@payung/shared/journey/steps/save-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { InspectionDocuments } from '#contract/inspection.ts';

/** Hands the set to the reviewers, once, however often the button is pressed. */
export const useSubmit = (quoteId: string, onSubmitted: (documents: InspectionDocuments) => void) => {
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [isBusy, run] = useSingleFlight();
  const submit = (): void =>
    run(async () => {
      setProblem(undefined);
      try {
        onSubmitted(await call(motorEndpoints.submitInspection, { params: { quoteId } }));
        return 'navigated';
      } catch (error) {
        handleApiError(error, { quiet: true });
        setProblem(problemText(error));
        return 'stayed';
      }
    });
  return { isBusy, problem, submit };
};
