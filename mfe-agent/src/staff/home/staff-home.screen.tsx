import { useStaffWork } from '@payung/shared/session/deployed-products.ts';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { ClosureList } from './closure-list.tsx';
import { JobsAsideList } from './jobs-aside.tsx';
import styles from './staff-home.module.css';
import { WorkCard } from './work-card.tsx';

/** What the deployed remotes offer to the insurer's own people (ruling R18). */
export const Screen = () => {
  const text = useText();
  const work = useStaffWork();
  return (
    <Page title={text('staff.title', { name: useAgentUser()?.firstName ?? '' })} intro={text('staff.intro')}>
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
      <JobsAsideList />
      <ClosureList />
    </Page>
  );
};
