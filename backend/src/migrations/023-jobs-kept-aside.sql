-- A job that cannot be read, or that gave up, is kept aside with its reason until staff tries it again or drops it.
alter table jobs add column aside_reason text check (aside_reason in ('unreadable', 'gaveUp'));
alter table jobs add column aside_at timestamptz;
alter table jobs add column dropped_at timestamptz;
create index jobs_aside on jobs (aside_at, id) where status = 'failed' and dropped_at is null;
-- Those of before, whose content is gone: they can only be dropped.
update jobs set aside_reason = 'gaveUp', aside_at = run_at where status = 'failed';

-- What staff decided about a job, kept when the job itself is gone.
create table job_decisions (
  id       text primary key,
  job_id   text not null,
  kind     text not null,
  reason   text not null,
  decision text not null check (decision in ('retry', 'drop')),
  staff_id text not null references agents (id),
  at       timestamptz not null
);
create index job_decisions_by_time on job_decisions (at, id);

-- Which secret this database belongs to, as a keyed hash: a process with another one does not start.
create table secret_fingerprints (
  name        text primary key,
  fingerprint text not null,
  set_at      timestamptz not null
);

-- Written to find out whether writes succeed again after one has failed.
create table write_probe (
  id         integer primary key,
  written_at timestamptz not null
);
