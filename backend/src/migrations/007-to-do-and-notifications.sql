create table todos (
  id           text primary key,
  -- Who gave it: may change and withdraw it.
  giver_id     text not null references agents (id),
  request_id   text not null,
  description  text not null,
  status       text not null default 'todo' check (status in ('todo', 'done', 'withdrawn')),
  category     text not null,
  -- A moment; every reader sees it by the clocks of their own zone.
  scheduled_at timestamptz not null,
  version      integer not null default 1,
  done_by      text references agents (id),
  done_at      timestamptz,
  -- Who was told that it is due.
  reminded_at  timestamptz,
  lead_id      text references leads (id) on delete set null,
  quote_id     text references quotes (id),
  created_at   timestamptz not null,
  changed_at   timestamptz not null,
  unique (giver_id, request_id)
);
create index todos_due on todos (scheduled_at) where status = 'todo' and reminded_at is null;
create index todos_by_giver on todos (giver_id, scheduled_at, id);
create index todos_by_lead on todos (lead_id) where lead_id is not null;
-- Those that are removed when their time is over.
create index todos_ended_by_date on todos (changed_at) where status <> 'todo';

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

create table notifications (
  id           text primary key,
  agent_id     text not null references agents (id),
  -- What it is about; quote_id is kept beside it where that is a quote.
  subject_kind text not null check (subject_kind in ('quote', 'registration', 'agent', 'todo')),
  subject_id   text not null,
  quote_id     text references quotes (id),
  kind         text not null,
  data         jsonb not null,
  is_read      boolean not null default false,
  created_at   timestamptz not null,
  check (subject_kind <> 'quote' or quote_id is not distinct from subject_id)
);
create index notifications_by_agent on notifications (agent_id, created_at desc, id);
create index notifications_by_date on notifications (created_at);
-- The bell counts them on every page.
create index notifications_unread on notifications (agent_id) where not is_read;
