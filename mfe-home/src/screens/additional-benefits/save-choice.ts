import { isNoResponse } from '@payung/shared/api/api-error.ts';
import { isUnavailable } from '@payung/shared/journey/steps/save-step.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useSaveHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';

/** A failing network is reported in the words of the specification, which stay on the page (HOME-029). */
export const useSaveChoice = (quoteId: string) => {
  const t = useText();
  const { save, problem, error } = useSaveHomeStep(quoteId, {
    quiet: true,
    onUnavailable: () => toast.error(t('error.network')),
  });
  return {
    save,
    problem:
      problem !== undefined && isUnavailable(error)
        ? `${t('error.network')}. ${isNoResponse(error) ? problem : t('quote.saved.failed')}`
        : problem,
  };
};
