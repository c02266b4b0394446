import type { Database } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import { demoPeople, seedAgents } from './demo-people.ts';
import type { DemoPerson } from './demo-people.ts';
import { seedPromoCodes } from './demo-promo-codes.ts';
import { demoHomeSales } from './demo-home-quotes.ts';
import { seedSale } from './demo-sale.ts';
import { demoTravelSales } from './demo-travel-quotes.ts';

/** At every start of the demo: adds what is missing, changes nothing that testers have made. */
export const seedDemo = async (db: Database, now: Date): Promise<readonly DemoPerson[]> => {
  await transaction(db, async (tx) => {
    await seedAgents(tx);
    await seedPromoCodes(tx, now);
    for (const sale of [...demoTravelSales(now), ...demoHomeSales(now)]) await seedSale(tx, sale, now);
  });
  return demoPeople();
};
