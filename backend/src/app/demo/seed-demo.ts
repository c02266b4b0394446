import type { ProductModule } from '#areas/product-module.ts';
import type { Services } from '#areas/services.ts';
import { transaction } from '#core/database/transaction.ts';
import type { DemoPerson } from '@payung/shared/settings.ts';
import { seedLineFlag } from '#areas/duplicate-alerts/demo-flag.ts';
import { seedLeads } from '#areas/leads/demo-leads.ts';
import { seedLargeNetwork } from '#areas/network/demo-network.ts';
import { demoPeople, seedAgents, seedTargets } from '#areas/agents/demo-people.ts';
import { demoRegistrants, seedRegistrations } from '#areas/onboarding/demo-registrations.ts';
import { seedPromoCodes } from '#areas/quote/price/demo-promo-codes.ts';
import { seedSale } from './seed-sale.ts';

export interface DemoParts extends Pick<Services, 'db' | 'productOf' | 'secret'> {
  readonly rooms: readonly ProductModule[];
  readonly now: Date;
  /** Of a network to try things with; 0 where nobody asks for one. */
  readonly members?: number;
}

/** At every start of the demo: adds what is missing, changes nothing that testers have made. */
export const seedDemo = async ({
  db,
  productOf,
  secret,
  rooms,
  now,
  members = 0,
}: DemoParts): Promise<readonly DemoPerson[]> => {
  const large = await transaction(db, async (tx) => {
    await seedAgents(tx);
    await seedTargets(tx, now);
    await seedPromoCodes(tx, rooms, now);
    const sales = rooms.flatMap((room) => room.demoSales(now));
    for (const sale of sales) await seedSale({ tx, productOf, secret, now }, sale);
    await seedLeads(tx, now);
    await seedRegistrations(tx, { secret, now });
    await seedLineFlag(tx, { secret, now });
    return seedLargeNetwork(tx, members, now);
  });
  return [...demoPeople(), ...demoRegistrants(), ...large];
};
