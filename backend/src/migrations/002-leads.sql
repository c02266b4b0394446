-- A lead is the wish of a person, with or without quotes. What its status is derived from (openness, sale,
-- rejection) is kept beside it by a trigger of the quotes (006), so that no path that changes a quote can forget it;
-- the status itself changes at midnight and is never stored.
create sequence lead_codes;

create table leads (
  id              text primary key,
  code            text not null unique,
  agent_id        text not null references agents (id),
  creator_id      text not null references agents (id),
  -- Sent by the form: a double click enters a lead once. Empty where no form did.
  request_id      text not null default '',
  version         integer not null default 1,
  first_name      text not null default '',
  last_name       text not null default '',
  -- Both names in small letters without marks: what a search looks in.
  search_name     text not null default '',
  -- 62…, one spelling for one number; empty where it is not known yet.
  phone           text not null default '',
  email           text not null default '',
  birth_date      text not null default '',
  zone            text not null default 'WIB',
  contact_status  text not null default 'newleadentery',
  -- The rest of the form.
  details         jsonb not null default '{}',
  source          text not null default '',
  has_consent     boolean not null default false,
  do_not_contact  boolean not null default false,
  next_contact_at timestamptz,
  closed_reason   text not null default '',
  closed_note     text not null default '',
  closed_by       text references agents (id),
  closed_at       timestamptz,
  import_id       text,
  -- Kept by the trigger.
  newest_quote_id text,
  quote_count     integer not null default 0,
  product_id      text not null default '',
  open_until      date not null,
  open_premium    bigint not null default 0,
  is_sold         boolean not null default false,
  is_rejected     boolean not null default false,
  -- To the millisecond, as lists that are read on from here name it.
  created_at      timestamptz(3) not null,
  -- When somebody last changed it by hand; an import that nobody touched can be undone.
  touched_at      timestamptz
);
-- One person is one lead of an agent.
create unique index leads_by_phone on leads (agent_id, phone) where phone <> '';
create unique index leads_once on leads (agent_id, request_id) where request_id <> '';
create index leads_by_date on leads (agent_id, created_at, id);
create index leads_by_premium on leads (agent_id, open_premium, id);
-- Counts of the tabs and the tabs themselves, without a look at the rows.
create index leads_by_state on leads (agent_id, open_until, is_sold, is_rejected, closed_reason);
create index leads_by_next_contact on leads (agent_id, next_contact_at) where next_contact_at is not null;
create index leads_by_import on leads (import_id) where import_id is not null;
-- Those of an import that an undo takes away.
create index leads_untouched on leads (import_id)
  where import_id is not null and touched_at is null and quote_count = 0;
-- Those that are removed when their time is over.
create index leads_without_quote on leads (coalesce(touched_at, created_at)) where quote_count = 0;

-- What happened to a lead, in order.
create table lead_events (
  id         text primary key,
  lead_id    text not null references leads (id) on delete cascade,
  agent_id   text references agents (id),
  kind       text not null,
  result     text not null default '',
  note       text not null default '',
  code       text not null default '',
  request_id text not null default '',
  at         timestamptz not null
);
create index lead_events_by_lead on lead_events (lead_id, at desc, id);
create unique index lead_events_once on lead_events (lead_id, request_id) where request_id <> '';

create table lead_imports (
  id          text primary key,
  agent_id    text not null references agents (id),
  request_id  text not null,
  file_name   text not null,
  source      text not null,
  has_consent boolean not null,
  line_count  integer not null,
  created     integer not null default 0,
  duplicates  integer not null default 0,
  refused     integer not null default 0,
  created_at  timestamptz not null,
  undone_at   timestamptz,
  unique (agent_id, request_id)
);
create index lead_imports_by_agent on lead_imports (agent_id, created_at desc, id);

-- What a batch answered: the same batch sent again answers the same.
create table lead_import_batches (
  import_id text not null references lead_imports (id) on delete cascade,
  batch     integer not null,
  answer    jsonb not null,
  primary key (import_id, batch)
);
