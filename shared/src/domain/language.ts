/** The two languages of the interface, as the LANG cookie spells them (I18N-002). */
export type Language = 'en' | 'id';
