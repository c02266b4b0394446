import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { callAddress } from '@payung/shared/api/client.ts';
import type { StaffWork } from '@payung/shared/product.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './staff-home.module.css';

/** Work arrives while the page is open. */
const REFRESH_MS = 15_000;

/** The remote says where its number is read; nobody knows its calls here. */
const useCount = ({ id, countPath }: StaffWork) =>
  useQuery({
    queryKey: ['staff-work', id],
    queryFn: async ({ signal }) => {
      const row = { method: 'GET', path: countPath, effect: 'reads', origin: 'assumed' } as const;
      return ((await callAddress(row, countPath, { signal })) as { readonly count: number }).count;
    },
    refetchInterval: REFRESH_MS,
    meta: { quiet: true },
  });

export const WorkCard = ({ work }: { readonly work: StaffWork }) => {
  const text = useText();
  const language = useLanguage();
  const { data, isError } = useCount(work);
  const known = data === undefined ? '\u00a0' : text('staff.count', { count: data });
  return (
    <Link className={styles['card']} to={work.address}>
      <LineIcon path={work.icon} size={32} />
      <span className={styles['label']}>{work.label[language]}</span>
      <span className="py-small py-quiet">{work.description[language]}</span>
      <span className={styles['count']} aria-live="polite">
        {isError && data === undefined ? text('staff.countUnknown') : known}
      </span>
    </Link>
  );
};
