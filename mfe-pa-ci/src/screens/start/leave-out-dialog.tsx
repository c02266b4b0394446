import { useState } from 'react';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { insuredLabel } from '#accident-quote/insured-texts.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';
import { countToLeaveOut, leavable } from '#rules/cover.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';

interface LeaveOutDialogProps {
  quote: AccidentQuoteRecord;
  /** Fewer than were filled in. */
  participants: number;
  onChosen: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Asks which of those who were filled in no longer come along, so that nobody is lost silently (ruling R27). */
export const LeaveOutDialog = ({ quote, participants, onChosen, onClose }: LeaveOutDialogProps) => {
  const t = useText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const wanted = countToLeaveOut(quote.insureds, participants);
  const remaining = wanted - chosen.length;
  return (
    <AdaptiveDialog
      open
      title={t('pa.leaveOut.title')}
      onClose={onClose}
      footer={
        <div className="py-row">
          <Button size="large" onClick={onClose}>
            {t('pa.leaveOut.cancel')}
          </Button>
          <Button type="primary" size="large" disabled={remaining !== 0} onClick={() => onChosen(chosen)}>
            {t('pa.leaveOut.confirm', { count: wanted })}
          </Button>
        </div>
      }
    >
      <div className="py-stack">
        <p>{t('pa.leaveOut.text', { participants, count: wanted })}</p>
        <ul className="py-stack-tight">
          {leavable(quote.insureds).map((insured) => {
            const isChosen = chosen.includes(insured.id);
            return (
              <li key={insured.id}>
                <CheckBox
                  checked={isChosen}
                  disabled={!isChosen && remaining <= 0}
                  onChange={() =>
                    setChosen(isChosen ? chosen.filter((id) => id !== insured.id) : [...chosen, insured.id])
                  }
                >
                  {insuredLabel(t, quote.insureds, insured)}
                </CheckBox>
              </li>
            );
          })}
        </ul>
        <p className="py-quiet py-small" aria-live="polite">
          {remaining === 0 ? t('pa.leaveOut.ready') : t('pa.leaveOut.remaining', { count: remaining })}
        </p>
      </div>
    </AdaptiveDialog>
  );
};
