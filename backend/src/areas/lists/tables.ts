import type { Moment } from '#core/database/column-types.ts';

/** Kept by triggers of `migrations/006-kept-figures.sql`; nothing else writes it. */
interface InsuredPeopleTable {
  agent_id: string;
  phone: string;
  name_key: string;
  name: string;
  birth_date: string;
  email: string;
  policy_count: number;
  premium: number;
  newest_at: Moment;
  newest_quote_id: string;
  newest_end_date: string | null;
}

/** Kept by triggers of `migrations/006-kept-figures.sql`; nothing else writes it. */
interface SalesByMonthTable {
  agent_id: string;
  month: string;
  premium: number;
  policies: number;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    insured_people: InsuredPeopleTable;
    sales_by_month: SalesByMonthTable;
  }
}
