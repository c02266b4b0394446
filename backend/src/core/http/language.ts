/** What people read here. */
export type Language = 'en' | 'id';

/** The language parameter where a call has one (EN, anything else Indonesian), else Accept-Language. */
export const requestLanguage = (
  parameter: string | undefined,
  acceptLanguage: string | undefined,
): Language => {
  if (parameter !== undefined) return parameter.toUpperCase() === 'EN' ? 'en' : 'id';
  return acceptLanguage?.trim().toLowerCase().startsWith('id') === true ? 'id' : 'en';
};
