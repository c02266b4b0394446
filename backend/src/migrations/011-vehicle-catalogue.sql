-- Brands and models (ruling R17): a catalogue as data, filled from `products/motor/catalogue/vehicles.csv` and imported
-- again by `import-vehicles`. Models are retired, never deleted. `is_example` marks guide prices that are illustrative.
create table vehicle_models (
  -- Kind, brand and name: the same whatever is imported again.
  key text primary key,
  kind text not null check (kind in ('car', 'motorcycle')),
  brand text not null,
  model text not null,
  is_european boolean not null,
  -- A pick-up, truck, van or bus: not covered.
  is_commercial boolean not null,
  first_year integer not null,
  last_year integer check (last_year >= first_year),
  guide_price bigint not null check (guide_price > 0),
  is_example boolean not null default true,
  -- Other names as they are written, with | between them.
  aliases text not null default '',
  -- Names in small letters and digits alone, its own first: how typed names are compared.
  brand_names text[] not null,
  names text[] not null,
  -- Every word by which it is found.
  search text not null,
  retired_at timestamptz
);

create index vehicle_models_by_name on vehicle_models using gin (names);
create index vehicle_models_by_brand on vehicle_models using gin (brand_names);

-- The groups of three letters of each word, its two edges included: what a mistyped name still shares.
create function vehicle_grams_of(words text) returns setof text language sql immutable rows 20 as $$
  select distinct substr('  ' || word || ' ', place, 3)
  from unnest(string_to_array(words, ' ')) as word, generate_series(1, length(word) + 1) as place
  where word <> ''
$$;

create table vehicle_name_grams (
  kind text not null,
  gram text not null,
  key text not null,
  primary key (kind, gram, key)
);
