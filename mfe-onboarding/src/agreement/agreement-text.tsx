import { useRef } from 'react';
import type { Agreement } from '@payung/shared/api/endpoints/agreement.ts';
import { formatDate, formatMoment } from '@payung/shared/domain/dates.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './agreement-text.module.css';

interface AgreementWordsProps extends Pick<Agreement, 'language' | 'sections'> {
  /** One level below the heading that stands above. */
  readonly heading?: 'h2' | 'h4';
}

/** The words in their language, with a list of the headings to jump to. */
export const AgreementWords = ({ language, sections, heading: Heading = 'h2' }: AgreementWordsProps) => {
  const text = useText();
  const article = useRef<HTMLElement>(null);
  // A link with a `#` would take the state of the navigation away.
  const open = (index: number): void => {
    const heading = article.current?.querySelectorAll<HTMLElement>('section > :first-child')[index];
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className={`py-stack ${styles['column']}`}>
      <details className={`py-card ${styles['contents']}`}>
        <summary className="py-text-button">{text('agreement.contents')}</summary>
        <ol lang={language}>
          {sections.map(({ heading }, index) => (
            <li key={heading}>
              <button type="button" className="py-text-button" onClick={() => open(index)}>
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </details>
      <article ref={article} lang={language} className={`py-card py-stack ${styles['article']}`}>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="py-stack-tight">
            <Heading tabIndex={-1}>{heading}</Heading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
};

/** The agreement with its version, and when the reader has accepted it. */
export const AgreementText = ({ agreement }: { readonly agreement: Agreement }) => {
  const text = useText();
  const { title, version, inForceFrom, acceptedAt } = agreement;
  return (
    <div className="py-stack">
      {acceptedAt === undefined ? null : (
        <InlineNotice
          kind="success"
          text={text('agreement.acceptedAt', { moment: formatMoment(acceptedAt) })}
        />
      )}
      <p className="py-quiet">
        <strong lang={agreement.language}>{title}</strong>
        {` · ${text('agreement.version', { version, day: formatDate(inForceFrom) })}`}
      </p>
      <AgreementWords language={agreement.language} sections={agreement.sections} />
    </div>
  );
};
