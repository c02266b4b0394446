import type { DemoPerson } from '@payung/shared/settings.ts';
import { AREAS } from '#areas/all.ts';
import type { DemoContext } from '#areas/area.ts';
import type { ProductModule } from '#areas/product-module.ts';
import type { Database } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';

interface DemoParts extends Pick<DemoContext, 'products' | 'secret' | 'publicUrl' | 'now'> {
  readonly db: Database;
  readonly modules: readonly ProductModule[];
  readonly members?: number;
}

/** At every start of the demo: adds what is missing, changes nothing that testers have made. */
export const seedDemo = ({
  db,
  modules,
  members = 0,
  ...settings
}: DemoParts): Promise<readonly DemoPerson[]> => {
  const context: DemoContext = {
    ...settings,
    members,
    sales: modules.flatMap(({ demoSales }) => demoSales(settings.now)),
    promoCodes: modules.flatMap(({ demoPromoCodes }) => Object.entries(demoPromoCodes)),
  };
  return transaction(db, async (tx) => {
    const people: DemoPerson[] = [];
    for (const { demo } of AREAS) people.push(...((await demo?.(tx, context)) ?? []));
    return people;
  });
};
