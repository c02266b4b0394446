import type { Moment } from '../column-types.ts';

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
}

interface SalesByMonthTable {
  agent_id: string;
  month: string;
  premium: number;
  policies: number;
}

/** Kept by triggers of `migrations/006-kept-figures.sql`; nothing else writes them. */
export interface ListTables {
  insured_people: InsuredPeopleTable;
  sales_by_month: SalesByMonthTable;
}
