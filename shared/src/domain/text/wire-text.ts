/** Values of the language parameter on plan, benefit and OTP calls: EN for English, BH for anything else (I18N-006). */
export type WireLanguage = 'EN' | 'BH';
