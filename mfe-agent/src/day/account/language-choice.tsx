import { Radio } from 'antd';
import { setLanguage, useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/catalogue.ts';

/** Each language by its own name, for people who cannot read the other one. */
const LANGUAGES = [
  { value: 'id', label: 'Bahasa Indonesia' },
  { value: 'en', label: 'English' },
] as const;

export const LanguageChoice = () => {
  const text = useText();
  const language = useLanguage();
  return (
    <section className="py-card" aria-labelledby="language">
      <h2 id="language">{text('account.language')}</h2>
      <Radio.Group
        aria-labelledby="language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as 'en' | 'id')}
      >
        {LANGUAGES.map(({ value, label }) => (
          <Radio key={value} value={value}>
            <span lang={value}>{label}</span>
          </Radio>
        ))}
      </Radio.Group>
    </section>
  );
};
