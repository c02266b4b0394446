import { Link } from 'react-router-dom';
import { useSession } from '@payung/shared/session/session.ts';
import { useText } from '#messages/text.ts';
import { AGENT_CONSENT_VERSION, CONSENT_VERSIONS } from '#domain/privacy/consent-texts.ts';
import { ConsentBox } from '#ui/fields/consent-box.tsx';
import { LEGAL, legalAddress, wordingOf } from '#domain/legal-documents.ts';

export type ConsentName = 'terms' | 'dataProcessing' | 'marketing';
export type ConsentValues = Readonly<Partial<Record<ConsentName, boolean>>>;

/** Goes with the consents to the server: which wording was on the screen. The three of them stand together. */
export const CONSENT_TEXT_VERSION = { self: CONSENT_VERSIONS.terms, agent: AGENT_CONSENT_VERSION } as const;

/** Customers speak for themselves, agents say what their customer agreed to. */
export const useSpeaker = (): 'self' | 'agent' => (useSession().kind === 'agent' ? 'agent' : 'self');

interface ConsentsProps {
  /** Nothing is ticked before somebody ticks it. */
  value: ConsentValues;
  onChange: (value: ConsentValues) => void;
  names: readonly ConsentName[];
  /** What is bought: its wording stands behind the terms. */
  productId: string;
  /** Marks what is needed and not given. */
  missing?: readonly ConsentName[];
  /** Stands beside the first of them. */
  missingText?: string;
}

interface ConsentProps {
  name: ConsentName;
  checked: boolean;
  isMissing: boolean;
  missingText: string | undefined;
  onChange: (checked: boolean) => void;
}

const Consent = ({ name, checked, isMissing, missingText, onChange }: ConsentProps) => {
  const text = useText();
  const words = useSpeaker() === 'agent' ? (`consent.${name}.agent` as const) : (`consent.${name}` as const);
  return (
    <ConsentBox
      checked={checked}
      isMissing={isMissing}
      onChange={onChange}
      missingText={missingText}
      purpose={text(`${words}.purpose`)}
    >
      {text(words)}
      {name === 'marketing' ? <span className="py-quiet"> ({text('common.optional')})</span> : null}
    </ConsentBox>
  );
};

/** Separate consents, each with its purpose (law 27/2022); marketing is never a condition. */
export const Consents = ({ value, onChange, names, productId, missing = [], missingText }: ConsentsProps) => {
  const text = useText();
  const firstMissing = names.find((name) => missing.includes(name) && value[name] !== true);
  return (
    <fieldset
      className="py-stack"
      aria-label={text(useSpeaker() === 'agent' ? 'consent.title.agent' : 'consent.title')}
    >
      {names.map((name) => (
        <div key={name}>
          <Consent
            name={name}
            checked={value[name] === true}
            isMissing={missing.includes(name) && value[name] !== true}
            missingText={name === firstMissing ? missingText : undefined}
            onChange={(checked) => onChange({ ...value, [name]: checked })}
          />
          {name === 'marketing' ? null : (
            <LegalLinks of={name === 'terms' ? 'contract' : 'data'} productId={productId} />
          )}
        </div>
      ))}
    </fieldset>
  );
};

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
