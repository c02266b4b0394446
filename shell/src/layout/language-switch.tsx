import { setLanguage, useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/text.ts';

// Each language by its own name, so that it is found by who cannot read the other one.
const LANGUAGES = [
  { language: 'id', name: 'Bahasa Indonesia' },
  { language: 'en', name: 'English' },
] as const;

export const LanguageSwitch = () => {
  const text = useText();
  const current = useLanguage();
  return (
    <fieldset aria-label={text('frame.language')} className="sh-language">
      {LANGUAGES.map(({ language, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          className="sh-language-choice"
          aria-pressed={current === language}
          onClick={() => setLanguage(language)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
};
