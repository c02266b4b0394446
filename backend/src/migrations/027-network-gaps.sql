-- Who looks after a policy is `quotes.agent_id`; who sold it stays `policies.agent_id`. Until now both were one: the
-- first changes when the seller leaves, so what is counted of a sale is taken back from the second.
create or replace function count_sale() returns trigger language plpgsql as $$
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

-- What somebody sold, and the people in it, to whoever looks after them from now on. Beside a policy stand the points
-- of the agent of its list: those that the other one has by it, and none of the seller's. Answers how many there were.
create function give_policies(from_agent text, to_agent text) returns integer language plpgsql as $$
declare
  given integer;
begin
  update quotes q set agent_id = to_agent, request_id = q.id, points = coalesce(
    (select sum(l.points) from points_ledger l where l.policy_no = q.policy_no and l.agent_id = to_agent), 0)
  where q.agent_id = from_agent and q.policy_no is not null;
  get diagnostics given = row_count;
  if given = 0 then return 0; end if;
  update share_links s set agent_id = to_agent from quotes q
  where s.agent_id = from_agent and q.id = s.quote_id and q.agent_id = to_agent;
  -- Whoever counts the same person meanwhile is waited for, and seen: the next statement looks anew.
  insert into insured_people as p
    (agent_id, phone, name_key, name, birth_date, email, policy_count, premium, newest_at, newest_quote_id)
  select to_agent, f.phone, f.name_key, '', '', '', 0, 0, 'epoch', f.newest_quote_id
  from insured_people f where f.agent_id = from_agent order by f.phone, f.name_key
  on conflict (agent_id, phone, name_key) do update set policy_count = p.policy_count;
  update insured_people p set
    policy_count = sold.policies, premium = sold.premium, name = sold.name, birth_date = sold.birth_date,
    email = sold.email, newest_at = sold.newest_at, newest_quote_id = sold.newest_quote_id
  from insured_people f cross join lateral (
    select count(*) over () as policies, sum(q.due_premium) over () as premium, q.insured_name as name,
           q.insured_birth_date as birth_date, q.insured_email as email, q.saved_at as newest_at,
           q.id as newest_quote_id
    from quotes q
    where q.agent_id = to_agent and q.insured_phone = f.phone and lower(q.insured_name) = f.name_key
      and q.policy_no is not null and q.payment_status <> 'Cancelled'
    order by q.saved_at desc, q.id limit 1
  ) sold
  where f.agent_id = from_agent and p.agent_id = to_agent and p.phone = f.phone and p.name_key = f.name_key;
  delete from insured_people where agent_id = from_agent or (agent_id = to_agent and policy_count = 0);
  return given;
end;
$$;

-- What those sold who left before this file, to whoever has what they left; that person may have left as well since.
do $$
declare
  gone record;
begin
  for gone in
    with recursive heirs (id, heir) as (
      select id, successor_id from agents where successor_id is not null
      union
      select h.id, a.successor_id from heirs h join agents a on a.id = h.heir where a.successor_id is not null
    )
    select h.id, h.heir from heirs h join agents a on a.id = h.heir where a.successor_id is null
  loop
    perform give_policies(gone.id, gone.heir);
  end loop;
end;
$$;

-- Whoever waits for the lock of an account may have read the time before whoever went first: the time of an entry, and
-- so its month, never lies before that of the entry with the number before.
alter table points_accounts add column last_at timestamptz;
update points_accounts a set last_at = l.last_at
from (select agent_id, max(posted_at) as last_at from points_ledger group by agent_id) l
where l.agent_id = a.agent_id;
create or replace function post_points() returns trigger language plpgsql as $$
declare
  account points_accounts;
begin
  insert into points_accounts (agent_id) values (new.agent_id) on conflict do nothing;
  update points_accounts a
  set balance = a.balance + new.points, held = a.held + new.held, last_no = a.last_no + 1,
      last_at = greatest(a.last_at, new.posted_at)
  where a.agent_id = new.agent_id
  returning * into account;
  new.no := account.last_no;
  new.balance_after := account.balance;
  new.held_after := account.held;
  new.posted_at := account.last_at;
  new.month := month_in_jakarta(new.posted_at);
  return new;
end;
$$;
