import { isNoResponse } from '@payung/shared/api/api-error.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { useSaveList } from './use-save-list.ts';

type Run = NonNullable<ReturnType<typeof useSaveList>['run']>;

const REASONS = {
  conflict: 'pa.paste.conflict',
  gone: 'pa.insured.gone',
} as const;

/** How far the saving is, and what was left as it was. */
export const ProgressStep = ({ run }: { run: Run }) => {
  const t = useText();
  const failureText = useFailureText();
  const { queue, settled, state, error } = run;
  const saved = settled.filter(({ outcome }) => outcome === 'saved').length;
  const text = t('pa.paste.saved', { done: saved, count: queue.length });
  const skipped = settled.flatMap(({ planned, outcome, error: reason }) => {
    if (outcome === 'saved') return [];
    const words = outcome === 'refused' ? failureText(reason, 'quote.saved.failed') : t(REASONS[outcome]);
    return [{ line: planned.line, text: `${t('pa.paste.lineNo', { line: planned.line })}: ${words}` }];
  });
  return (
    <div className="py-stack">
      <strong aria-live="polite">{text}</strong>
      <progress className="py-track" value={settled.length} max={queue.length} aria-label={text} />
      {state === 'stopped' ? (
        <InlineNotice
          kind="warning"
          text={
            error === undefined || isNoResponse(error)
              ? t(error === undefined ? 'pa.paste.stopped' : 'pa.paste.lost')
              : failureText(error, 'quote.saved.failed')
          }
        />
      ) : null}
      {skipped.length === 0 ? null : (
        <InlineNotice
          kind="warning"
          text={
            <ul>
              {skipped.map((row) => (
                <li key={row.line}>{row.text}</li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
};
