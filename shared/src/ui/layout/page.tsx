import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mailAddress } from '#domain/share-text.ts';
import { useText } from '#messages/text.ts';
import type { ProgressStep } from '#routes/route.ts';
import { BRAND } from '#ui/brand-settings.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { ChangedElsewhereNotice } from './changed-elsewhere.tsx';
import { NothingFound } from './nothing-found.ts';
import { PageHeading } from './page-heading.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { LineIcon } from '#ui/text/picture.tsx';
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

const NeedHelp = ({ title }: { title: string }) => {
  const text = useText();
  return (
    <a className="py-text-button" href={mailAddress(BRAND.supportEmail, `${BRAND.name}: ${title}`)}>
      <LineIcon path={DRAWINGS.help} size={20} />
      {text('common.needHelp')}
    </a>
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
              {step === undefined ? null : <NeedHelp title={title} />}
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
