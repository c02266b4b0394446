-- By whose clocks an agent lives: WIB, WITA or WIT.
alter table agents add column zone text not null default 'WIB' check (zone in ('WIB', 'WITA', 'WIT'));

create table todos (
  id          text primary key,
  -- Who gave it: may change and withdraw it.
  giver_id    text not null references agents (id),
  request_id  text not null,
  description text not null,
  status      text not null default 'todo' check (status in ('todo', 'done', 'withdrawn')),
  category    text not null,
  -- A moment; every reader sees it by the clocks of their own zone.
  scheduled_at timestamptz not null,
  version     integer not null default 1,
  done_by     text references agents (id),
  done_at     timestamptz,
  -- Who was told that it is due.
  reminded_at timestamptz,
  lead_id     text references leads (id) on delete set null,
  quote_id    text references quotes (id),
  created_at  timestamptz not null,
  changed_at  timestamptz not null,
  unique (giver_id, request_id)
);
create index todos_due on todos (scheduled_at) where status = 'todo' and reminded_at is null;
create index todos_by_giver on todos (giver_id, scheduled_at, id);
create index todos_by_lead on todos (lead_id) where lead_id is not null;

create table todo_members (
  todo_id      text not null references todos (id) on delete cascade,
  agent_id     text not null references agents (id),
  -- Kept beside the task, so that a day of one agent is one look into one index.
  scheduled_at timestamptz not null,
  primary key (todo_id, agent_id)
);
create index todo_members_by_day on todo_members (agent_id, scheduled_at, todo_id);

-- The address of an agent's calendar: only what the token hashes to is kept.
create table calendar_feeds (
  agent_id   text primary key references agents (id),
  token_hash text not null unique,
  created_at timestamptz not null
);

-- Birthdays are found by month and day.
create index quotes_birthdays on quotes (agent_id, substr(insured_birth_date, 6, 5)) where policy_no is not null;

-- A reminder is about a task. Wider than before: what was allowed stays allowed.
alter table notifications
  drop constraint notifications_subject_kind_check,
  add constraint notifications_subject_kind_check
    check (subject_kind in ('quote', 'registration', 'agent', 'todo'));
