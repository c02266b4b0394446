import { useState } from 'react';
import type { ReactNode } from 'react';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { agreementOf, NO_AGREEMENT, problemsOf } from './typed-agreement.ts';
import type { Problems, TypedAgreement } from './typed-agreement.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input, TextArea } from '@payung/shared/ui/input.tsx';

interface AgreementFormProps {
  readonly versions: readonly string[];
  readonly refresh: () => Promise<unknown>;
}

/** A new version in both languages. The typed text stays until it is published. */
export const AgreementForm = ({ versions, refresh }: AgreementFormProps) => {
  const text = useText();
  const [typed, setTyped] = useState<TypedAgreement>(NO_AGREEMENT);
  const [shown, setShown] = useState<Problems>();
  const [isChecked, setChecked] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const check = (form: TypedAgreement): Problems | undefined =>
    problemsOf(form, { today: today(), versions });
  const change = (changed: Partial<TypedAgreement>): void => {
    const next = { ...typed, ...changed };
    setTyped(next);
    if (shown !== undefined) setShown(check(next));
  };
  const review = (): void => {
    const problems = check(typed);
    setShown(problems);
    if (problems === undefined) setChecked(true);
    else showMissing();
  };
  const field = (name: keyof TypedAgreement) => ({
    id: `agreement-${name}`,
    value: typed[name],
    'aria-invalid': shown?.[name] !== undefined,
    'aria-describedby': `agreement-${name}-error`,
  });
  const errorOf = (name: keyof TypedAgreement) => {
    const problem = shown?.[name];
    return <FieldError id={`agreement-${name}-error`}>{problem && text(problem)}</FieldError>;
  };

  return (
    <Block id="new-agreement" title={text('agreements.new')}>
      <div ref={around} className="py-stack">
        <div className="py-two">
          <div className="py-field">
            <label className="py-field-label" htmlFor="agreement-version">
              {text('agreements.version')}
            </label>
            <Input
              {...field('version')}
              size="large"
              maxLength={10}
              onChange={(event) => change({ version: event.target.value })}
            />
            <p className="py-field-help">{text('agreements.version.help')}</p>
            {errorOf('version')}
          </div>
          <div className="py-field">
            <label className="py-field-label" htmlFor="agreement-inForceFrom">
              {text('agreements.inForceFrom')}
            </label>
            <DateField
              {...field('inForceFrom')}
              label={text('agreements.inForceFrom')}
              min={today()}
              onChange={(inForceFrom) => change({ inForceFrom })}
            />
            {errorOf('inForceFrom')}
          </div>
        </div>
        <p className="py-field-help">{text('agreements.text.help')}</p>
        <TextFields language="en" field={field} errorOf={errorOf} onChange={change} />
        <TextFields language="id" field={field} errorOf={errorOf} onChange={change} />
        <Button type="primary" size="large" onClick={review}>
          {text('agreements.review')}
        </Button>
      </div>
      {isChecked ? (
        <PublishDialog
          agreement={agreementOf(typed)}
          onClose={() => setChecked(false)}
          onPublished={async () => {
            toast.success(text('agreements.published'));
            setChecked(false);
            setTyped(NO_AGREEMENT);
            await refresh();
          }}
        />
      ) : null}
    </Block>
  );
};

const FIELDS = {
  en: { title: 'titleEn', words: 'textEn' },
  id: { title: 'titleId', words: 'textId' },
} as const;

interface TextFieldsProps {
  readonly language: keyof typeof FIELDS;
  readonly field: (name: keyof TypedAgreement) => { readonly id: string; readonly value: string };
  readonly errorOf: (name: keyof TypedAgreement) => ReactNode;
  readonly onChange: (changed: Partial<TypedAgreement>) => void;
}

/** Title and text in one language. */
const TextFields = ({ language, field, errorOf, onChange }: TextFieldsProps) => {
  const text = useText();
  const { title, words } = FIELDS[language];
  const of = { language: text(`agreements.${language}`) };
  return (
    <div className="py-stack-tight">
      <div className="py-field">
        <label className="py-field-label" htmlFor={field(title).id}>
          {text('agreements.titleOf', of)}
        </label>
        <Input
          {...field(title)}
          size="large"
          lang={language}
          maxLength={200}
          onChange={(event) => onChange({ [title]: event.target.value })}
        />
        {errorOf(title)}
      </div>
      <div className="py-field">
        <label className="py-field-label" htmlFor={field(words).id}>
          {text('agreements.textOf', of)}
        </label>
        <TextArea
          {...field(words)}
          lang={language}
          rows={16}
          onChange={(event) => onChange({ [words]: event.target.value })}
        />
        {errorOf(words)}
      </div>
    </div>
  );
};
