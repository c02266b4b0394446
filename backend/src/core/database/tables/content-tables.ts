import type { JSONColumnType } from 'kysely';
import type { ContentKind } from '@payung/shared/api/endpoints/content.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Day, MaybeMoment, Moment, WithDefault } from '../column-types.ts';

interface ContentsTable {
  id: string;
  kind: ContentKind;
  position: number;
  category: JSONColumnType<BilingualText>;
  title: JSONColumnType<BilingualText>;
  body: JSONColumnType<BilingualText>;
  link: WithDefault<string>;
  minutes: number | null;
  published: Day;
  is_sample: boolean;
  search_en: string;
  search_id: string;
  retired_at: MaybeMoment;
}

interface BuildingCostsTable {
  building_class: string;
  region: string;
  class_name: JSONColumnType<BilingualText>;
  description: JSONColumnType<BilingualText>;
  region_name: JSONColumnType<BilingualText>;
  position: number;
  cost: number;
  source: JSONColumnType<BilingualText>;
  source_date: Day;
  is_sample: boolean;
  retired_at: MaybeMoment;
}

interface TargetsTable {
  agent_id: string;
  month: string;
  premium: number;
  policies: number;
  set_by: string;
  set_at: Moment;
}

export interface ContentTables {
  contents: ContentsTable;
  building_costs: BuildingCostsTable;
  targets: TargetsTable;
}
