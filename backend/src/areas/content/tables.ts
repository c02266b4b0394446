import type { Day, MaybeMoment, WithDefault } from '#core/database/column-types.ts';
import type { ContentKind } from '@payung/shared/api/endpoints/content.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { JSONColumnType } from 'kysely';

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

declare module '#core/database/tables.ts' {
  interface Tables {
    contents: ContentsTable;
    building_costs: BuildingCostsTable;
  }
}
