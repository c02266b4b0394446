import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mailAddress } from '#domain/share-text.ts';
import { ProgressPanel } from '#journey/progress-panel.tsx';
import { useText } from '#messages/text.ts';
import type { ProgressStep } from '#routes/route.ts';
import { BRAND } from '#ui/brand-settings.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LineIcon } from '#ui/picture.tsx';

interface PageProps {
  title: string;
  /** An address, or what to do. */
  back?: string | (() => void);
  /** Pages of a quote: shows the progress and the way to help. */
  step?: ProgressStep;
  /** At the right on wide windows, below on narrow ones. */
  aside?: ReactNode;
  /** Sticks to the bottom of a phone; at the end of the page elsewhere. */
  bar?: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
}

const Back = ({ to }: { to: string | (() => void) }) => {
  const text = useText();
  const inside = (
    <>
      <LineIcon path={DRAWINGS.arrowLeft} size={20} />
      {text('common.back')}
    </>
  );
  return typeof to === 'string' ? (
    <Link className="py-text-button" to={to}>
      {inside}
    </Link>
  ) : (
    <button type="button" className="py-text-button" onClick={to}>
      {inside}
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

/** The frame of every screen but results. */
export const Page = ({ title, back, step, aside, bar, intro, children }: PageProps) => (
  <div className={aside === undefined ? 'py-page' : 'py-page py-page-with-aside'}>
    <div className="py-page-head">
      {back === undefined && step === undefined ? null : (
        <div className="py-page-top">
          {back === undefined ? <span /> : <Back to={back} />}
          {step === undefined ? null : <NeedHelp title={title} />}
        </div>
      )}
      {step === undefined ? null : <ProgressPanel step={step} />}
      <PageHeading title={title} />
      {intro === undefined ? null : <div className="py-page-intro">{intro}</div>}
    </div>
    <div className="py-page-main">{children}</div>
    {aside === undefined ? null : <aside className="py-page-aside">{aside}</aside>}
    {bar === undefined ? null : <div className="py-bar">{bar}</div>}
  </div>
);
