-- One check of somebody's ID card at the provider. What the provider said is kept once and never asked for again.
create table identity_checks (
  transaction_id text primary key,
  -- Whose card: of a quote's insured, counted from 1; of a registrant; of an agent.
  subject_kind   text not null check (subject_kind in ('quote', 'registration', 'agent')),
  subject_id     text not null,
  insured_no     integer not null default 1 check (insured_no > 0),
  status         text,
  id_number      text,
  id_type        text,
  image_key      text,
  created_at     timestamptz not null,
  finished_at    timestamptz,
  -- Somebody's own card belongs to the latest check: what a check brings that was begun before another is not kept
  -- (ruling R58).
  replaced_at    timestamptz
);
create index identity_checks_by_subject on identity_checks (subject_kind, subject_id, insured_no);

-- The one image that a person has at most in a quote, encrypted with the server's secret. The key opens nothing by itself.
create table identity_images (
  key          text primary key,
  -- Whose card: of a quote's insured, counted from 1; of a registrant; of an agent.
  subject_kind text not null check (subject_kind in ('quote', 'registration', 'agent')),
  subject_id   text not null,
  insured_no   integer not null default 1 check (insured_no > 0),
  sealed       bytea not null,
  created_at   timestamptz not null
);
create unique index identity_images_by_subject on identity_images (subject_kind, subject_id, insured_no);

-- Photos of documents other than ID cards, sealed as those are: one of each kind for each person.
create table document_images (
  key          text primary key,
  subject_kind text not null check (subject_kind in ('registration', 'agent')),
  subject_id   text not null,
  kind         text not null check (kind in ('tax')),
  sealed       bytea not null,
  created_at   timestamptz not null,
  unique (subject_kind, subject_id, kind)
);

-- One person, one account (ruling R53): keyed hashes of numbers that only one agent or registration may hold.
create table held_numbers (
  kind        text not null check (kind in ('idNumber', 'businessNumber')),
  number_hash text not null,
  holder_kind text not null check (holder_kind in ('registration', 'agent')),
  holder_id   text not null,
  held_at     timestamptz not null,
  primary key (kind, number_hash)
);
create index held_numbers_by_holder on held_numbers (holder_kind, holder_id);

-- By what two people of one line may be the same: keyed hashes, never the numbers. A phone is one agent's alone.
create table agent_marks (
  agent_id  text not null references agents (id),
  kind      text not null check (kind in ('idNumber', 'bankAccount', 'device')),
  mark_hash text not null,
  seen_at   timestamptz not null,
  primary key (agent_id, kind, mark_hash)
);
create index agent_marks_by_mark on agent_marks (kind, mark_hash);
create index agent_marks_by_age on agent_marks (seen_at) where kind = 'device';

create table line_flags (
  id         text primary key,
  kind       text not null check (kind in ('idNumber', 'phone', 'bankAccount', 'device')),
  agent_id   text not null references agents (id),
  other_id   text references agents (id),
  policy_no  text references policies (policy_no),
  found_at   timestamptz not null,
  checked_at timestamptz,
  checked_by text references agents (id),
  note       text not null default '',
  check ((other_id is null) <> (policy_no is null))
);
create unique index line_flags_of_agents on line_flags (kind, agent_id, other_id) where other_id is not null;
create unique index line_flags_of_policies on line_flags (kind, agent_id, policy_no) where policy_no is not null;
create index line_flags_open on line_flags (found_at, id) where checked_at is null;
create index line_flags_checked on line_flags (checked_at desc, id) where checked_at is not null;
