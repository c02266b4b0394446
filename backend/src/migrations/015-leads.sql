-- A lead is the wish of a person, with or without quotes. What its status is derived from (openness, sale,
-- rejection) is kept beside it by the trigger below, so that no path that changes a quote can forget it; the
-- status itself changes at midnight and is never stored.
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

alter table quotes add column of_lead_id text references leads (id);
create index quotes_by_lead on quotes (of_lead_id, created_at desc, id);

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
  id         text primary key,
  agent_id   text not null references agents (id),
  request_id text not null,
  file_name  text not null,
  source     text not null,
  has_consent boolean not null,
  line_count integer not null,
  created    integer not null default 0,
  duplicates integer not null default 0,
  refused    integer not null default 0,
  created_at timestamptz not null,
  undone_at  timestamptz,
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

-- As normalisePhone spells a number, for the quotes of before.
create function spelled_phone(typed text) returns text language sql immutable as $$
  select case
    when digits = '' then ''
    when digits like '62%' then '62' || regexp_replace(substr(digits, 3), '^0+', '')
    else '62' || regexp_replace(digits, '^0+', '')
  end
  from (select regexp_replace(regexp_replace(typed, '\D', '', 'g'), '^00', '') as digits) d;
$$;

-- Every quote so far is the wish of somebody; quotes of one agent for one phone are the wish of one person.
create temporary table quote_leads on commit drop as
select id as quote_id, agent_id,
  first_value(lead_id) over (
    partition by agent_id, case when spelled_phone(insured_phone) = '' then id else spelled_phone(insured_phone) end
    order by created_at, id
  ) as lead_id
from quotes;
insert into leads (id, code, agent_id, creator_id, first_name, search_name, phone, email, birth_date,
                   has_consent, open_until, created_at)
select q.lead_id, 'L' || lpad(nextval('lead_codes')::text, 6, '0'), q.agent_id, q.agent_id, q.insured_name,
       trim(regexp_replace(
         lower(regexp_replace(normalize(q.insured_name, NFD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')),
       spelled_phone(q.insured_phone), q.insured_email, q.insured_birth_date, true, q.valid_until, q.created_at
from quotes q
where q.lead_id in (select lead_id from quote_leads)
order by q.created_at, q.id;
update quotes q set of_lead_id = k.lead_id from quote_leads k where k.quote_id = q.id;
drop function spelled_phone(text);

create function refresh_lead(wanted text) returns void language plpgsql as $$
begin
  -- Whoever changed another quote of it is waited for, and seen: the next statement looks anew.
  perform 1 from leads where id = wanted for update;
  update leads l set
    newest_quote_id = (select q.id from quotes q where q.of_lead_id = l.id order by q.created_at desc, q.id limit 1),
    quote_count = (select count(*) from quotes q where q.of_lead_id = l.id),
    product_id = coalesce(
      (select q.product_id from quotes q where q.of_lead_id = l.id order by q.created_at desc, q.id limit 1), ''),
    -- The last day of what is open: neither sold nor refused. A lead that was never quoted keeps its own day.
    open_until = coalesce(
      (select max(q.valid_until) from quotes q
        where q.of_lead_id = l.id and q.rejection is null and q.policy_no is null),
      case when exists (select 1 from quotes q where q.of_lead_id = l.id) then date '0001-01-01' else l.open_until end),
    open_premium = coalesce(
      (select q.due_premium from quotes q
        where q.of_lead_id = l.id and q.rejection is null and q.policy_no is null
        order by q.created_at desc, q.id limit 1), 0),
    is_sold = exists (
      select 1 from quotes q
      where q.of_lead_id = l.id and q.policy_no is not null and q.payment_status <> 'Cancelled'),
    is_rejected = coalesce(
      (select q.rejection is not null from quotes q
        where q.of_lead_id = l.id order by q.created_at desc, q.id limit 1), false)
  where l.id = wanted;
end;
$$;

select refresh_lead(id) from leads;

create function quote_changed() returns trigger language plpgsql as $$
begin
  if new.of_lead_id is not null then perform refresh_lead(new.of_lead_id); end if;
  if tg_op = 'UPDATE' and old.of_lead_id is distinct from new.of_lead_id and old.of_lead_id is not null then
    perform refresh_lead(old.of_lead_id);
  end if;
  return null;
end;
$$;

create trigger quotes_refresh_lead_on_insert after insert on quotes
  for each row execute function quote_changed();
create trigger quotes_refresh_lead_on_update after update on quotes
  for each row
  when (old.of_lead_id is distinct from new.of_lead_id
    or old.valid_until is distinct from new.valid_until
    or old.due_premium is distinct from new.due_premium
    or old.policy_no is distinct from new.policy_no
    or old.payment_status is distinct from new.payment_status
    or (old.rejection is null) is distinct from (new.rejection is null))
  execute function quote_changed();
