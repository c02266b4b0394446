import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';
import { readPastedList } from '#rules/pasted-list.ts';
import { likelyStart, planList } from './plan.ts';
import { PreviewStep } from './preview-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { splitText, WriteStep } from './write-step.tsx';
import { useSaveList } from './use-save-list.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface PasteDialogProps {
  quote: AccidentQuoteRecord;
  onClose: () => void;
}

interface Action {
  readonly label: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
}

/** Ignores the second click of a double click, which was meant for the step before. */
const once =
  (press: () => void) =>
  ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) press();
  };

const Actions = ({ primary, secondary }: { primary: Action; secondary?: Action }) => (
  <div className="py-row">
    {secondary === undefined ? null : (
      <Button size="large" onClick={once(secondary.onPress)}>
        {secondary.label}
      </Button>
    )}
    <Button
      type="primary"
      size="large"
      disabled={primary.isDisabled === true}
      onClick={once(primary.onPress)}
    >
      {primary.label}
    </Button>
  </div>
);

/** A list for several insureds: pasted, looked at, and then saved one insured at a time. */
export const PasteDialog = ({ quote, onClose }: PasteDialogProps) => {
  const t = useText();
  const draft = useFormDraft<string>(`accident/paste/${quote.id}`);
  const saving = useSaveList(quote.id);
  const [isPreview, setPreview] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [chosenStart, setStart] = useState<number>();
  const [parentsConsent, setConsent] = useState(false);

  const text = draft.typed ?? '';
  const list = readPastedList(splitText(text), today());
  const start = chosenStart ?? likelyStart(list.lines, quote);
  const plan = planList(list.lines, quote, { start, parentsConsent, today: today() });
  const toSave = plan.filter(({ problems, isSaved }) => problems.length === 0 && !isSaved);
  const { run } = saving;

  const areAllSaved = plan.length === list.lines.length && plan.every(({ isSaved }) => isSaved);

  /** What is not saved yet stays in the list for the next time. */
  const finish = async (): Promise<void> => {
    if (areAllSaved) await draft.drop();
    if (run?.settled.some(({ outcome }) => outcome === 'saved') === true) toast.success(t('quote.updated'));
    onClose();
  };
  const preview = (): void => {
    setEmpty(list.lines.length === 0);
    setPreview(list.lines.length > 0);
  };
  const begin = (): void => {
    // The plan is computed again after each save: the insured of the first line must stay the same.
    setStart(start);
    saving.start(toSave);
  };

  const actions = (): ReactNode => {
    if (run?.state === 'running')
      return <Actions primary={{ label: t('pa.paste.stop'), onPress: saving.stop }} />;
    if (run?.state === 'stopped') {
      const secondary = { label: t('pa.paste.preview.back'), onPress: saving.forget };
      return (
        <Actions primary={{ label: t('pa.paste.resume'), onPress: saving.resume }} secondary={secondary} />
      );
    }
    if (run?.state === 'done') {
      const rest = { label: t('pa.paste.preview.back'), onPress: saving.forget };
      const done = { label: t('pa.paste.done'), onPress: () => void finish() };
      return <Actions primary={done} {...(areAllSaved ? {} : { secondary: rest })} />;
    }
    if (!isPreview) return <Actions primary={{ label: t('pa.paste.preview'), onPress: preview }} />;
    const save = { label: t('pa.paste.save', { count: toSave.length }), onPress: begin };
    return (
      <Actions
        primary={{ ...save, isDisabled: toSave.length === 0 }}
        secondary={{ label: t('pa.paste.change'), onPress: () => setPreview(false) }}
      />
    );
  };

  const step = (): ReactNode => {
    if (run !== undefined) return <ProgressStep run={run} />;
    if (!isPreview) {
      const type = (next: string): void => {
        setEmpty(false);
        setStart(undefined);
        draft.keep(next);
      };
      return <WriteStep text={text} isEmpty={isEmpty} onType={type} />;
    }
    return (
      <PreviewStep
        quote={quote}
        list={list}
        plan={plan}
        start={start}
        parentsConsent={parentsConsent}
        onStart={setStart}
        onConsent={setConsent}
      />
    );
  };

  return (
    <AdaptiveDialog open title={t('pa.paste.title')} width={720} onClose={onClose} footer={actions()}>
      <QueryBoundary of={[draft.restored]} loading={<Loading shape="form" />}>
        {() => step()}
      </QueryBoundary>
    </AdaptiveDialog>
  );
};
