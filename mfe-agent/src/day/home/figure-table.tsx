import type { HomeFigures } from '@payung/shared/api/endpoints/lists.ts';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './figure-table.module.css';
import { useMonthName } from './month-bars.tsx';

/** The months of the picture in numbers, the newest first, and the target. */
export const FigureTable = ({ figures }: { readonly figures: HomeFigures }) => {
  const text = useText();
  const monthName = useMonthName();
  const { months, target } = figures;
  const rows = months.toReversed().map(({ month, premium, policies }) => ({
    id: month,
    name: `${monthName(month)} ${month.slice(0, 4)}`,
    premium,
    policies,
  }));
  const withTarget =
    target === undefined
      ? rows
      : [{ id: 'target', name: text('dashboard.figures.target'), ...target }, ...rows];
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{text('dashboard.figures.monthColumn')}</th>
          <th scope="col">{text('dashboard.figures.premiumColumn')}</th>
          <th scope="col">{text('lists.policies')}</th>
        </tr>
      </thead>
      <tbody>
        {withTarget.map(({ id, name, premium, policies }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <Rupiah amount={premium} />
            </td>
            <td>{text('dashboard.figure', { figure: policies })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
