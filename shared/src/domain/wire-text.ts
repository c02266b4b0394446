/** Values of the language parameter on plan, benefit and OTP calls: EN for English, BH for anything else (I18N-006). */
export type WireLanguage = 'EN' | 'BH';

/** A text of the tariff in both languages of the calls. */
export type WireText = Readonly<Record<WireLanguage, string>>;
