import { useState } from 'react';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { INSURED_LABELS, useFieldText } from '#accident-quote/insured-texts.ts';
import type { QuotedInsured, Insured } from '#contract/schemas/insured.ts';
import { useText } from '#messages/catalogue.ts';
import { differentFields } from '#rules/insured-values.ts';
import { firstChoices, merged } from './insured.form.ts';
import { Button } from '@payung/shared/ui/button.tsx';

export interface Conflict {
  /** What both began with. */
  readonly base: Insured;
  readonly mine: Insured;
  /** As it was saved meanwhile. */
  readonly theirs: QuotedInsured;
}

interface ConflictDialogProps {
  conflict: Conflict;
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onSave: (chosen: Insured) => void;
}

/** Two people changed the same insured: shows both versions field by field and asks which to keep. */
export const ConflictDialog = ({ conflict, title, isBusy, onClose, onSave }: ConflictDialogProps) => {
  const t = useText();
  const fieldText = useFieldText();
  const { base, mine, theirs } = conflict;
  const fields = differentFields(mine, theirs);
  const [choices, setChoices] = useState(() => firstChoices(fields, { base, mine }));
  const shown = (insured: Insured, field: (typeof fields)[number]): string => {
    const text = fieldText(insured, field);
    return text === '' ? t('pa.conflict.empty') : text;
  };
  return (
    <AdaptiveDialog
      open
      title={title}
      onClose={onClose}
      footer={
        <div className="py-row">
          <Button size="large" onClick={onClose}>
            {t('pa.conflict.back')}
          </Button>
          <Button
            type="primary"
            size="large"
            loading={isBusy}
            aria-busy={isBusy || undefined}
            onClick={() => onSave(merged(mine, theirs, choices))}
          >
            {t('pa.conflict.save')}
          </Button>
        </div>
      }
    >
      <div className="py-stack">
        <p>{t('pa.conflict.intro')}</p>
        {fields.map((field) => (
          <RadioChoice
            key={field}
            name={`conflict-${field}`}
            legend={t(INSURED_LABELS[field])}
            options={[
              { value: 'mine', label: shown(mine, field), help: t('pa.conflict.mine') },
              { value: 'theirs', label: shown(theirs, field), help: t('pa.conflict.theirs') },
            ]}
            value={choices[field] ?? 'mine'}
            onChange={(choice) => setChoices({ ...choices, [field]: choice })}
          />
        ))}
      </div>
    </AdaptiveDialog>
  );
};
