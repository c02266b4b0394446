import type { ReactNode } from 'react';
import { Input } from 'antd';
import { useText } from '#messages/catalogue.ts';
import type { TypedAgreement } from './typed-agreement.ts';

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
export const TextFields = ({ language, field, errorOf, onChange }: TextFieldsProps) => {
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
        <Input.TextArea
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
