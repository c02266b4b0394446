-- What most saves of a quote change, its details and when it was saved last, stands in no index, so that PostgreSQL writes
-- the new row alone (HOT). Chassis and engine are looked for among sold vehicles: these have a table of their own.
create table insured_vehicles (
  quote_id   text primary key references quotes (id) on delete cascade,
  chassis_no text not null,
  engine_no  text not null
);
create index insured_vehicles_by_chassis on insured_vehicles (chassis_no) where chassis_no <> '';
create index insured_vehicles_by_engine on insured_vehicles (engine_no) where engine_no <> '';

create function keep_insured_vehicle() returns trigger language plpgsql as $$
begin
  insert into insured_vehicles (quote_id, chassis_no, engine_no)
  values (new.id, coalesce(new.details ->> 'chassisNo', ''), coalesce(new.details ->> 'engineNo', ''))
  on conflict (quote_id) do update set chassis_no = excluded.chassis_no, engine_no = excluded.engine_no;
  return null;
end;
$$;
create trigger quotes_keep_new_vehicle after insert on quotes
  for each row when (new.policy_no is not null and (new.details ? 'chassisNo' or new.details ? 'engineNo'))
  execute function keep_insured_vehicle();
create trigger quotes_keep_vehicle after update of policy_no, details on quotes
  for each row when (new.policy_no is not null and (new.details ? 'chassisNo' or new.details ? 'engineNo')
    and (old.policy_no is distinct from new.policy_no or old.details is distinct from new.details))
  execute function keep_insured_vehicle();
insert into insured_vehicles (quote_id, chassis_no, engine_no)
select id, coalesce(details ->> 'chassisNo', ''), coalesce(details ->> 'engineNo', '') from quotes
where policy_no is not null and (details ? 'chassisNo' or details ? 'engineNo');

drop index motor_policies_by_chassis;
drop index motor_policies_by_engine;

-- Room for a new row on the page of the old one.
alter table quotes set (fillfactor = 85);
