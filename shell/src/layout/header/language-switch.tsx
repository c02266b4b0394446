import { setLanguage, useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/text.ts';
import styles from './language-switch.module.css';

// Each language by its own name, for people who cannot read the other one.
const LANGUAGES = [
  { language: 'id', name: 'Bahasa Indonesia' },
  { language: 'en', name: 'English' },
] as const;

export const LanguageSwitch = () => {
  const text = useText();
  const current = useLanguage();
  return (
    <fieldset aria-label={text('frame.language')} className={styles.languages}>
      {LANGUAGES.map(({ language, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.choice}
          aria-pressed={current === language}
          onClick={() => setLanguage(language)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
};
