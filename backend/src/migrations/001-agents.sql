-- Times are written by the application's clock, never by now(): tests move time. Identifiers are 24 hexadecimal
-- characters made by the application. Money is whole rupiah.

-- A ledger that could be changed would prove nothing.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are added, never changed', tg_table_name;
end;
$$;

create function month_in_jakarta(moment timestamptz) returns text language sql immutable as $$
  select to_char((moment at time zone 'UTC') + interval '7 hours', 'YYYY-MM');
$$;

create table agents (
  id              text primary key,
  agent_code      text not null unique,
  first_name      text not null,
  last_name       text not null default '',
  -- Both names in small letters without marks: what a search looks in. Kept by a trigger.
  search_name     text not null default '',
  email           text not null,
  phone           text not null unique,
  user_type       text not null,
  channel_code    text not null,
  level_code      integer not null,
  hierarchy       jsonb not null default '[]',
  status          text not null default 'active',
  -- By whose clocks the agent lives: WIB, WITA or WIT.
  zone            text not null default 'WIB' check (zone in ('WIB', 'WITA', 'WIT')),
  -- In which the agent signed in last: what is sent to them is written in it.
  language        text not null default 'id' check (language in ('en', 'id')),
  version         integer not null default 1,

  kind            text not null default 'individual' check (kind in ('individual', 'corporate')),
  address         text not null default '',
  city            text not null default '',
  birth_date      text not null default '',
  company_name    text not null default '',
  director_name   text not null default '',
  contact_email   text not null default '',
  -- Numbers by which the state or a bank knows somebody are sealed.
  id_number       text,
  business_number text not null default '',
  tax_id          text,
  tax_image_key   text not null default '',
  bank_code       text not null default '',
  account_holder  text not null default '',
  account_number  text not null default '',
  licence_number  text not null default '',
  licence_issuer  text not null default '',
  licence_expires_on date,

  referral_code   text not null unique,
  -- Who invited the agent: never changes (ruling R38).
  invited_by      text references agents (id),
  -- Who leads the agent, and earns by the agent's sales, from now on.
  upline_id       text references agents (id),
  -- How many stand directly below, people of the insurer left out; kept by triggers, a statement at a time.
  direct_members  integer not null default 0,
  office          text not null default '' check (office in ('', 'hub', 'satellite')),
  tier            text not null default 'bronze' check (tier in ('platinum', 'gold', 'silver', 'bronze')),
  is_exclusive    boolean not null default false,
  joined_at       timestamptz,
  left_at         timestamptz,
  -- Who has what the agent left when the agent left the network (rulings R37, R38).
  successor_id    text references agents (id),
  -- Links that invite are removed some time after their end; how often they were opened stays counted.
  removed_invite_opens integer not null default 0
);
create index agents_by_upline on agents (upline_id, first_name, last_name, id);
create index agents_by_inviter on agents (invited_by) where invited_by is not null;
-- Beginnings of words are found by it, in any order.
create index agents_by_words on agents using gin (to_tsvector('simple', search_name));

create function searched_name(first_name text, last_name text) returns text language sql immutable as $$
  select trim(regexp_replace(
    lower(regexp_replace(normalize(first_name || ' ' || last_name, NFD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g'));
$$;
create function set_search_name() returns trigger language plpgsql as $$
begin
  new.search_name := searched_name(new.first_name, new.last_name);
  return new;
end;
$$;
create trigger agents_set_search_name before insert or update of first_name, last_name on agents
  for each row execute function set_search_name();

-- Whoever invites leads, unless somebody else is named.
create function set_upline() returns trigger language plpgsql as $$
begin
  new.upline_id := coalesce(new.upline_id, new.invited_by);
  return new;
end;
$$;
create trigger agents_set_upline before insert on agents for each row execute function set_upline();

create function count_new_members() returns trigger language plpgsql as $$
begin
  update agents a set direct_members = a.direct_members + c.change
  from (
    select upline_id, count(*)::int as change from after_rows
    where upline_id is not null and user_type <> 'Staff' group by upline_id
  ) c
  where a.id = c.upline_id;
  return null;
end;
$$;
create trigger agents_count_on_insert after insert on agents
  referencing new table as after_rows for each statement execute function count_new_members();

create function count_direct_members() returns trigger language plpgsql as $$
begin
  -- Most changes of agents move nobody, as the one below.
  perform 1 from before_rows b join after_rows a on a.id = b.id where a.upline_id is distinct from b.upline_id limit 1;
  if not found then return null; end if;
  update agents a set direct_members = a.direct_members + c.change
  from (
    select upline_id, sum(change)::int as change from (
      select upline_id, 1 as change from after_rows where user_type <> 'Staff'
      union all
      select upline_id, -1 from before_rows where user_type <> 'Staff'
    ) rows where upline_id is not null group by upline_id having sum(change) <> 0
  ) c
  where a.id = c.upline_id;
  return null;
end;
$$;
create trigger agents_count_on_update after update on agents
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_direct_members();

-- Changes of an agent's own data that ask for a fresh code: what, never the values.
create table agent_changes (
  id       bigint generated by default as identity primary key,
  agent_id text not null references agents (id),
  what     text not null,
  at       timestamptz not null
);
create index agent_changes_by_agent on agent_changes (agent_id, id);

-- What an agent is to sell in a month.
create table targets (
  agent_id text not null references agents (id),
  -- YYYY-MM.
  month    text not null check (month ~ '^\d{4}-\d{2}$'),
  premium  bigint not null check (premium >= 0),
  policies integer not null check (policies >= 0),
  set_by   text not null references agents (id),
  set_at   timestamptz not null,
  primary key (agent_id, month)
);
