import { useRef } from 'react';
import type { Agreement } from '#schemas/agreement.ts';
import { useText } from '#messages/text.ts';
import styles from './legal-sections.module.css';

interface LegalSectionsProps extends Pick<Agreement, 'language' | 'sections'> {
  /** One level below the heading that stands above. */
  readonly heading?: 'h2' | 'h4';
}

/** The words in their language, with a list of the headings to jump to. */
export const LegalSections = ({ language, sections, heading: Heading = 'h2' }: LegalSectionsProps) => {
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
        <summary className="py-text-button">{text('legal.contents')}</summary>
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
