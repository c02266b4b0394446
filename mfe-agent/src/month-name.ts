import { useIntl } from 'react-intl';

const FORMATS = { short: { month: 'short' }, long: { month: 'long', year: 'numeric' } } as const;

/** The name of a month such as 2026-11 in the language of the page: `Nov`, or `November 2026`. */
export const useMonthName = (length: keyof typeof FORMATS = 'short'): ((month: string) => string) => {
  const intl = useIntl();
  return (month) => intl.formatDate(`${month}-01T00:00:00Z`, { ...FORMATS[length], timeZone: 'UTC' });
};
