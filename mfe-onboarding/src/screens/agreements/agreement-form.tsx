import { useState } from 'react';
import { Button, Input } from 'antd';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { TextFields } from './text-fields.tsx';
import { agreementOf, NO_AGREEMENT, problemsOf } from './typed-agreement.ts';
import type { Problems, TypedAgreement } from './typed-agreement.ts';

interface AgreementFormProps {
  readonly versions: readonly string[];
  readonly refresh: () => Promise<unknown>;
}

/** A new version in both languages. What is typed stays until it is published. */
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
