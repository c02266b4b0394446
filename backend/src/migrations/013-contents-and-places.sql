-- Contents of the pages for agents, in both languages; an import replaces what it brings and retires the rest.
create table contents (
  id         text primary key,
  kind       text not null,
  position   integer not null,
  category   jsonb not null,
  title      jsonb not null,
  body       jsonb not null,
  link       text not null default '',
  minutes    integer,
  published  date not null,
  is_sample  boolean not null,
  -- What a search looks in, by language: small letters without marks.
  search_en  text not null,
  search_id  text not null,
  retired_at timestamptz
);
create index contents_by_kind on contents (kind, position, id) where retired_at is null;

create table building_costs (
  building_class text not null,
  region         text not null,
  class_name     jsonb not null,
  description    jsonb not null,
  region_name    jsonb not null,
  position       integer not null,
  cost           bigint not null check (cost > 0),
  source         jsonb not null,
  source_date    date not null,
  is_sample      boolean not null,
  retired_at     timestamptz,
  primary key (building_class, region)
);

-- What an operator imports about villages: postal codes and the middle of each, by official village code.
create table places (
  village_code text primary key,
  postal_code  text not null default '',
  latitude     double precision,
  longitude    double precision,
  check ((latitude is null) = (longitude is null))
);
create index places_by_point on places (latitude, longitude);
