-- Rows that were found by reading their whole table.
create index notifications_by_quote on notifications (quote_id, kind) where quote_id is not null;
create index invoices_by_proposal on invoices (proposal_no);
create index sessions_by_passkey on sessions (passkey_id) where passkey_id is not null;
create index sessions_by_registration on sessions (registration_id) where registration_id is not null;
create index todos_by_quote on todos (quote_id) where quote_id is not null;
create index otp_challenges_by_quote on otp_challenges (quote_id) where quote_id is not null;
create index otp_challenges_by_registration on otp_challenges (registration_id) where registration_id is not null;
create index privacy_requests_by_quote on privacy_requests (quote_id) where quote_id is not null;
create index share_links_by_agent on share_links (agent_id);
create index registrations_by_phone on registrations (phone);
create index registrations_by_status on registrations (status, saved_at);
create index registrations_by_decision on registrations (status, decided_at) where decided_at is not null;
create index line_flags_by_agent on line_flags (agent_id);
create index line_flags_by_other on line_flags (other_id) where other_id is not null;
create index jobs_failed_by_date on jobs (coalesce(aside_at, created_at)) where status <> 'waiting';
create index jobs_of_older_releases on jobs (run_at) where run_at is not null;
create index motor_handoffs_by_quote on motor_handoffs (quote_id);
create index motor_handoffs_by_end on motor_handoffs (expires_at);
create index agents_licences_by_end on agents (licence_expires_on) where licence_expires_on is not null;
-- Names begin with the id of the quote.
create index documents_by_prefix on documents (cache_key text_pattern_ops);
create index documents_quotations_by_date on documents (created_at) where cache_key like '%-quotation-%';

-- The provider is asked about an invoice until this is empty: it is paid, or nobody can pay it any more.
alter table invoices add column next_check_at timestamptz;
update invoices set next_check_at = coalesce(checked_at, created_at) + interval '1 minute'
  where paid_at is null and expires_at > now() - interval '3 days';
drop index invoices_unsettled;
alter table invoices drop column checked_at;
create index invoices_to_check on invoices (next_check_at) where next_check_at is not null;

-- How long somebody is kept, beside the newest policy that says so: looked up row by row it cost the whole table every hour.
alter table insured_people add column newest_end_date date;
update insured_people p set newest_end_date = q.end_date from quotes q where q.id = p.newest_quote_id;
create index insured_people_by_end on insured_people (newest_end_date);

create or replace function count_person(of_agent text, of_phone text, of_name text, of_quote text) returns void
language plpgsql as $$
begin
  insert into insured_people as p
    (agent_id, phone, name_key, name, birth_date, email, policy_count, premium, newest_at, newest_quote_id)
  values (of_agent, of_phone, of_name, '', '', '', 0, 0, 'epoch', of_quote)
  on conflict (agent_id, phone, name_key) do update set policy_count = p.policy_count;
  update insured_people p set
    policy_count = sold.policies, premium = sold.premium, name = sold.name, birth_date = sold.birth_date,
    email = sold.email, newest_at = sold.newest_at, newest_quote_id = sold.newest_quote_id,
    newest_end_date = sold.newest_end_date
  from (
    select count(*) over () as policies, sum(due_premium) over () as premium, insured_name as name,
           insured_birth_date as birth_date, insured_email as email, saved_at as newest_at, id as newest_quote_id,
           end_date as newest_end_date
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

-- Photos that look alike differ in at most 6 of 64 bits: of four parts of 16 bits at least one then differs in one bit at
-- most. Each photo is found by its four parts; it is looked for by each part as it is and with each bit turned.
create function likeness_parts(likeness text) returns integer[] language sql immutable strict as $$
  select array_agg((part << 16) | ('x' || substr(likeness, part * 4 + 1, 4))::bit(16)::integer order by part)
  from generate_series(0, 3) as part
$$;

create function likeness_parts_near(likeness text) returns integer[] language sql immutable strict as $$
  select array_agg(whole # turned)
  from unnest(likeness_parts(likeness)) as whole,
       (select 0 as turned union all select 1 << place from generate_series(0, 15) as place) as each_bit
$$;

alter table motor_photos add column parts integer[] not null generated always as (likeness_parts(likeness)) stored;
create index motor_photos_by_part on motor_photos using gin (parts);
