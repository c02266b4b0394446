import { Link } from 'react-router-dom';
import { LEGAL, legalAddress, wordingOf } from '#domain/legal-documents.ts';
import { useText } from '#messages/text.ts';

interface LegalLinksProps {
  /** What is agreed to beside them. */
  of: 'contract' | 'data';
  /** Whose wording it is. */
  productId: string;
}

/** What a box agrees to, in pages of their own: terms and wording, or the privacy policy (ruling R68). */
export const LegalLinks = ({ of, productId }: LegalLinksProps) => {
  const text = useText();
  const links =
    of === 'data'
      ? ([[LEGAL.privacy, 'legal.privacy']] as const)
      : ([
          [LEGAL.terms, 'legal.terms'],
          [wordingOf(productId), 'legal.wording'],
        ] as const);
  return (
    <div className="py-row">
      {links.map(([document, label]) => (
        <Link key={label} className="py-text-button" to={legalAddress(document)} target="_blank">
          {text(label)}
        </Link>
      ))}
    </div>
  );
};
