import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { callAddress } from '@payung/shared/api/client.ts';
import type { StaffWork } from '@payung/shared/product.ts';
import { useStaffWork } from '@payung/shared/session/deployed-products.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useOwnName } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { ClosureList } from './closure-list.tsx';
import { FailedJobsList } from './failed-jobs.tsx';
import styles from './staff-home.module.css';

/** Reads again, since work may arrive while the page is open. */
const REFRESH_MS = 15_000;

/** The path of the count comes from the remote that offers the work. */
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

const WorkCard = ({ work }: { readonly work: StaffWork }) => {
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

/** The work that the deployed remotes offer to staff (ruling R18). */
export const Screen = () => {
  const text = useText();
  const work = useStaffWork();
  return (
    <Page title={text('staff.title', { name: useOwnName() })} intro={text('staff.intro')}>
      <section className="py-stack" aria-labelledby="work">
        <h2 id="work">{text('staff.work')}</h2>
        {work.length === 0 ? <Empty text={text('staff.none')} /> : null}
        <ul className={styles['work']}>
          {work.map((item) => (
            <li key={item.id}>
              <WorkCard work={item} />
            </li>
          ))}
        </ul>
      </section>
      <FailedJobsList />
      <ClosureList />
    </Page>
  );
};
