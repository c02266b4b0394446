-- When a job runs is known to the library of jobs, whose tables are in the schema graphile_worker. A row with a time
-- is one of an older release, which runs beside this one during an update: it is taken over.
alter table jobs alter column run_at drop not null;

-- An operator decides about failed jobs by a command, without an account.
alter table job_decisions alter column staff_id drop not null;
alter table job_decisions add column operator text not null default '';
