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
  created_at   timestamptz not null,
  done_at      timestamptz
);
create index jobs_due on jobs (run_at, id) where status = 'waiting';

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
