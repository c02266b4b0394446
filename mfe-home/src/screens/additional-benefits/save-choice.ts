import { toast } from '@payung/shared/ui/toast.ts';
import { isAway, useSaveHomeStep } from '#home-quote/save-step.ts';
import { useText } from '#messages/catalogue.ts';

/** A failing network is said in the words of the specification, and stays to be read (HOME-029). */
export const useSaveChoice = (quoteId: string) => {
  const t = useText();
  const { save, problem, error } = useSaveHomeStep(quoteId, {
    quiet: true,
    onAway: () => toast.error(t('error.network')),
  });
  return {
    save,
    problem:
      problem !== undefined && isAway(error) ? `${t('error.network')}. ${t('quote.saved.failed')}` : problem,
  };
};
