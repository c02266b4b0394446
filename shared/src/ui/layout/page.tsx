import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#messages/text.ts';
import type { ProgressStep } from '#routes/route.ts';
import { BRAND } from '#ui/brand-settings.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import { DRAWER_AT_MOST, useIsAtMost } from '#ui/width.ts';
import { ChangedElsewhereNotice } from './changed-elsewhere.tsx';
import { NothingFound } from './nothing-found.ts';
import { PageHeading } from './page-heading.tsx';
import { SupportLinks } from './support-links.tsx';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** The address that Back leads to, or what it calls. */
  back?: string | (() => void);
  /** For pages of a quote: shows the progress and the Need Help link. */
  step?: ProgressStep;
  /** At the right on wide windows, below the content on narrow ones. */
  aside?: ReactNode;
  /** On wide windows the aside begins beside the title, not below it: for one that is as high as the window. */
  isAsideHigh?: boolean;
  /** Goes into the `StickyBar`; usually an `ActionBar`. */
  bar?: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
}

const Back = ({ to }: { to: string | (() => void) }) => {
  const text = useText();
  const content = (
    <>
      <LineIcon path={DRAWINGS.arrowLeft} size={20} />
      {text('common.back')}
    </>
  );
  return typeof to === 'string' ? (
    <Link className="py-text-button" to={to}>
      {content}
    </Link>
  ) : (
    <button type="button" className="py-text-button" onClick={to}>
      {content}
    </button>
  );
};

/** The layout of every screen except results (`ResultPage`). */
export const Page = ({ title, back, step, aside, isAsideHigh = false, bar, intro, children }: PageProps) => {
  const [isNothing, setNothing] = useState(false);
  return (
    <NothingFound value={setNothing}>
      <div
        className={aside === undefined ? styles.page : `${styles.page} ${styles.withAside}`}
        data-aside={isAsideHigh ? 'high' : undefined}
      >
        <div className={styles.head}>
          {back === undefined && step === undefined ? null : (
            <div className={styles.top}>
              {back === undefined ? <span /> : <Back to={back} />}
              {step === undefined ? null : <SupportLinks isShort subject={`${BRAND.name}: ${title}`} />}
            </div>
          )}
          {step === undefined ? null : <ProgressPanel step={step} />}
          <PageHeading title={title} />
          {intro === undefined || isNothing ? null : <div className={styles.intro}>{intro}</div>}
        </div>
        <div className={styles.main}>
          {step === undefined ? null : <ChangedElsewhereNotice />}
          {children}
        </div>
        {aside === undefined ? null : <aside className={styles.aside}>{aside}</aside>}
        {bar === undefined || isNothing ? null : <StickyBar className={styles.bar}>{bar}</StickyBar>}
      </div>
    </NothingFound>
  );
};

interface BlockProps {
  /** The id of the title; unique on a page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with a title, on a card. */
export const Block = ({ id, title, children }: BlockProps) => (
  <section className="py-card py-stack" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

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

interface StickyBarProps {
  /** Where the bar stands in the grid around it. */
  className?: string;
  children: ReactNode;
}

/** Sticks to the bottom of the window on phones; stands in the flow of the page elsewhere. */
export const StickyBar = ({ className, children }: StickyBarProps) => (
  <div
    className={className === undefined ? styles.stickyBar : `${styles.stickyBar} ${className}`}
    // The navigation at the bottom of a phone gives way to it.
    data-sticky-bar
  >
    {children}
  </div>
);
