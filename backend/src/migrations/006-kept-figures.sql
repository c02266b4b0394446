-- What lists are sorted by and home pages count is kept beside the rows by triggers of the quotes, so that no path that
-- changes a quote can forget it.

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

-- People who are insured, one row for each person of an agent: counted when sold, not when read.
create table insured_people (
  agent_id        text not null references agents (id),
  phone           text not null,
  -- The name in small letters: a family may share one phone.
  name_key        text not null,
  name            text not null,
  birth_date      text not null,
  email           text not null,
  policy_count    bigint not null,
  premium         bigint not null,
  newest_at       timestamptz not null,
  newest_quote_id text not null references quotes (id),
  primary key (agent_id, phone, name_key)
);
create index insured_people_by_date on insured_people (agent_id, newest_at, newest_quote_id);
create index insured_people_by_premium on insured_people (agent_id, premium, newest_quote_id);
create index insured_people_by_count on insured_people (agent_id, policy_count, newest_quote_id);
create index insured_people_birthdays on insured_people (agent_id, substr(birth_date, 6, 5));

-- What an agent sold in a month of Jakarta, YYYY-MM.
create table sales_by_month (
  agent_id text not null references agents (id),
  month    text not null,
  premium  bigint not null,
  policies integer not null,
  primary key (agent_id, month)
);

-- Somebody as their policies say now. Whoever counts the same person meanwhile is waited for, and seen: the next
-- statement looks anew.
create function count_person(of_agent text, of_phone text, of_name text, of_quote text) returns void
language plpgsql as $$
begin
  insert into insured_people as p
    (agent_id, phone, name_key, name, birth_date, email, policy_count, premium, newest_at, newest_quote_id)
  values (of_agent, of_phone, of_name, '', '', '', 0, 0, 'epoch', of_quote)
  on conflict (agent_id, phone, name_key) do update set policy_count = p.policy_count;
  update insured_people p set
    policy_count = sold.policies, premium = sold.premium, name = sold.name, birth_date = sold.birth_date,
    email = sold.email, newest_at = sold.newest_at, newest_quote_id = sold.newest_quote_id
  from (
    select count(*) over () as policies, sum(due_premium) over () as premium, insured_name as name,
           insured_birth_date as birth_date, insured_email as email, saved_at as newest_at, id as newest_quote_id
    from quotes
    where agent_id = of_agent and insured_phone = of_phone and lower(insured_name) = of_name
      and policy_no is not null and payment_status <> 'Cancelled'
    order by saved_at desc, id limit 1
  ) sold
  where p.agent_id = of_agent and p.phone = of_phone and p.name_key = of_name;
  if not found then
    delete from insured_people p where p.agent_id = of_agent and p.phone = of_phone and p.name_key = of_name;
  end if;
end;
$$;

-- A policy counts from the moment it has a number until it is cancelled. Who looks after it is `quotes.agent_id`, which
-- changes when the seller leaves; who sold it stays `policies.agent_id`: what is counted of a sale is taken back there.
create function count_sale() returns trigger language plpgsql as $$
declare
  did_count boolean := false;
  counts    boolean := new.policy_no is not null and new.payment_status <> 'Cancelled';
begin
  if tg_op = 'UPDATE' then
    did_count := old.policy_no is not null and old.payment_status <> 'Cancelled';
  end if;
  if not counts and not did_count then return null; end if;
  perform count_person(new.agent_id, new.insured_phone, lower(new.insured_name), new.id);
  if not did_count then
    insert into sales_by_month as s (agent_id, month, premium, policies)
    values (new.agent_id, month_in_jakarta(new.saved_at), new.due_premium, 1)
    on conflict (agent_id, month) do update set
      premium = s.premium + excluded.premium, policies = s.policies + 1;
  elsif not counts then
    update sales_by_month s set premium = s.premium - old.due_premium, policies = s.policies - 1
    from policies p
    where p.quote_id = old.id and s.agent_id = p.agent_id and s.month = month_in_jakarta(p.issued_at);
  end if;
  return null;
end;
$$;

create trigger quotes_count_sale_on_insert after insert on quotes
  for each row when (new.policy_no is not null) execute function count_sale();
create trigger quotes_count_sale_on_update after update on quotes
  for each row
  when (old.policy_no is distinct from new.policy_no or old.payment_status is distinct from new.payment_status)
  execute function count_sale();
