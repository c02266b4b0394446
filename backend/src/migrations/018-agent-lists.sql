-- What the lists are sorted by stands beside the quote: points that its agent earned with its policy.
alter table quotes add column points bigint not null default 0;
create index quotes_by_points on quotes (agent_id, points, id);
create index quotes_by_premium on quotes (agent_id, due_premium, id);
-- What somebody has bought.
create index quotes_of_insured on quotes (agent_id, insured_phone) where policy_no is not null;
-- Whose payment was begun or put off, and has not ended.
create index quotes_unpaid on quotes (agent_id) where payment_status not in ('', 'Paid', 'Cancelled');
-- Prices that are about to end.
create index quotes_ending on quotes (agent_id, valid_until) where policy_no is null;

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

create function month_in_jakarta(moment timestamptz) returns text language sql immutable as $$
  select to_char((moment at time zone 'UTC') + interval '7 hours', 'YYYY-MM');
$$;

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

-- A policy counts from the moment it has a number until it is cancelled.
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
    where s.agent_id = old.agent_id
      and s.month = (select month_in_jakarta(p.issued_at) from policies p where p.quote_id = old.id);
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

create function keep_points() returns trigger language plpgsql as $$
begin
  update quotes set points = points + new.points
  where policy_no = new.policy_no and agent_id = new.agent_id;
  return null;
end;
$$;
create trigger points_entries_keep_points after insert on points_entries
  for each row execute function keep_points();

-- What was sold before this file.
insert into insured_people
  (agent_id, phone, name_key, name, birth_date, email, policy_count, premium, newest_at, newest_quote_id)
select agent_id, insured_phone, lower(insured_name), (array_agg(insured_name order by saved_at desc, id))[1],
       (array_agg(insured_birth_date order by saved_at desc, id))[1],
       (array_agg(insured_email order by saved_at desc, id))[1],
       count(*), sum(due_premium), max(saved_at), (array_agg(id order by saved_at desc, id))[1]
from quotes
where policy_no is not null and payment_status <> 'Cancelled'
group by agent_id, insured_phone, lower(insured_name);
insert into sales_by_month (agent_id, month, premium, policies)
select p.agent_id, month_in_jakarta(p.issued_at), sum(q.due_premium), count(*)
from policies p join quotes q on q.id = p.quote_id
where q.payment_status <> 'Cancelled'
group by p.agent_id, month_in_jakarta(p.issued_at);
update quotes q set points = e.points
from (select policy_no, agent_id, sum(points) as points from points_entries group by policy_no, agent_id) e
where e.policy_no = q.policy_no and e.agent_id = q.agent_id;
