import { useState } from 'react';
import { ApiError } from '@payung/shared/api/api-error.ts';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { useProblemText } from '@payung/shared/journey/steps/save-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useInsuredWay } from '#accident-quote/insured-way.ts';
import { useSaveInsured } from '#accident-quote/save-insured.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import type { QuotedInsured, Insured } from '#contract/schemas/insured.ts';
import { useText } from '#messages/catalogue.ts';
import { insuredToSave, isSameInsured } from '#rules/insured-values.ts';
import type { Conflict } from './conflict-dialog.tsx';

interface Trouble {
  readonly error?: unknown;
  readonly conflict?: Conflict;
}

/** What is saved, over which version. */
interface Attempt {
  readonly version: number;
  readonly base: Insured;
  readonly values: Insured;
}

const NO_ERRORS: readonly ListedError[] = [];

/** Saves the insured of a form and leads to the next page; answers conflict and failure. */
export const useSubmit = (
  quote: AccidentQuoteRecord,
  insured: QuotedInsured,
  { dropDraft, onSaved }: { readonly dropDraft: () => Promise<void>; readonly onSaved: () => void },
) => {
  const t = useText();
  const problemText = useProblemText();
  const way = useInsuredWay(quote.id);
  const saving = useSaveInsured(quote.id);
  const [isBusy, run] = useSingleFlight();
  const [{ error, conflict }, setTrouble] = useState<Trouble>({});

  const submit = ({ version, base, values }: Attempt): void =>
    run(async () => {
      setTrouble({});
      const mine = insuredToSave(values, quote.startDate);
      const { id, limit } = insured;
      const change = { id, version, insured: mine, limit, isNew: insured.version === 0 };
      const first = await saving.save(change);
      // Only something else of this insured changed, such as the card: no answers are overwritten.
      const isSafe = first.kind === 'conflict' && isSameInsured(base, first.current);
      const end = isSafe ? await saving.save({ ...change, version: first.current.version }) : first;
      switch (end.kind) {
        case 'saved':
          await dropDraft();
          toast.success(t('quote.updated'));
          onSaved();
          return 'navigated';
        case 'gone':
          toast.error(t('pa.insured.gone'));
          way.toList();
          return 'navigated';
        case 'conflict':
          setTrouble({ conflict: { base, mine, theirs: end.current } });
          return 'stayed';
        case 'failed':
          setTrouble({ error: end.error });
          return 'stayed';
      }
    });

  return {
    submit,
    isBusy,
    conflict,
    problem: error === undefined ? undefined : problemText(error),
    errors: error instanceof ApiError ? error.errors : NO_ERRORS,
    forget: (): void => setTrouble({}),
  };
};
