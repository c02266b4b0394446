import { formatDate } from '#domain/dates.ts';

/** A day as DD/MM/YYYY (I18N-013). */
export const DateText = ({ iso }: { iso: string }) => (
  <time className="py-number" dateTime={iso.slice(0, 10)}>
    {formatDate(iso)}
  </time>
);
