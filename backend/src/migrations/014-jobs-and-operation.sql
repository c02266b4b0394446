-- The outbox: a job is written in the transaction of the change that calls for it.
create table jobs (
  id           text primary key,
  kind         text not null,
  -- Sealed with the server's key, and emptied when done: codes and phones do not lie here in the clear.
  payload      text not null,
  status       text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  attempts     integer not null default 0,
  run_at       timestamptz not null,
  leased_until timestamptz,
  last_error   text,
  -- One that cannot be read, or that gave up, is kept aside with its reason until staff tries it again or drops it.
  aside_reason text check (aside_reason in ('unreadable', 'gaveUp')),
  aside_at     timestamptz,
  dropped_at   timestamptz,
  created_at   timestamptz not null,
  done_at      timestamptz
);
create index jobs_due on jobs (run_at, id) where status = 'waiting';
create index jobs_aside on jobs (aside_at, id) where status = 'failed' and dropped_at is null;

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

-- The sink of the demo: what would have gone out by SMS, WhatsApp or e-mail.
create table sent_messages (
  id         text primary key,
  -- The job that sent it: a job that runs twice leaves one message.
  sent_for   text unique,
  channel    text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient  text not null,
  subject    text not null default '',
  body       text not null,
  language   text not null check (language in ('en', 'id')),
  created_at timestamptz not null
);
create index sent_messages_by_time on sent_messages (created_at desc, id);
create index sent_messages_by_recipient on sent_messages (recipient, created_at desc);

create table sent_attachments (
  message_id   text not null references sent_messages (id) on delete cascade,
  position     integer not null,
  file_name    text not null,
  content_type text not null,
  bytes        bytea not null,
  primary key (message_id, position)
);

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
