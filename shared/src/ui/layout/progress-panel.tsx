import { useText } from '#messages/text.ts';
import type { ProgressStep } from '#routes/route.ts';
import styles from './progress-panel.module.css';
import { DRAWER_AT_MOST, useIsAtMost } from '#ui/width.ts';

const STEPS = [1, 2, 3] as const;

/** Percent of the progress bar (SHELL-032, ruling K125). */
const PROGRESS_PERCENT = { 1: 30, 2: 60, 3: 100 } as const satisfies Record<ProgressStep, number>;

/** Which of the three steps of a quote this page belongs to (SHELL-031); one line on a phone. */
export const ProgressPanel = ({ step }: { step: ProgressStep }) => {
  const text = useText();
  const isLine = useIsAtMost(DRAWER_AT_MOST);
  const short = text('progress.short', { step, steps: STEPS.length, name: text(`progress.step${step}`) });
  return (
    <div className={styles.panel}>
      <progress
        className="py-track"
        aria-label={text('progress.label')}
        aria-valuetext={short}
        max={100}
        value={PROGRESS_PERCENT[step]}
      />
      {isLine ? (
        <p className="py-small py-quiet">{short}</p>
      ) : (
        <ol className={styles.steps}>
          {STEPS.map((at) => (
            <li key={at} aria-current={at === step ? 'step' : undefined}>
              {text(`progress.step${at}`)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
