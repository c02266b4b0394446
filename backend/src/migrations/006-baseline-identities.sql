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
  finished_at    timestamptz
);
create index identity_checks_by_subject on identity_checks (subject_kind, subject_id, insured_no);

-- The one image that a person has at most in a quote, encrypted with the server's secret. The key opens nothing by itself.
create table identity_images (
  key        text primary key,
  -- Whose card: of a quote's insured, counted from 1; of a registrant; of an agent.
  subject_kind   text not null check (subject_kind in ('quote', 'registration', 'agent')),
  subject_id     text not null,
  insured_no     integer not null default 1 check (insured_no > 0),
  sealed     bytea not null,
  created_at timestamptz not null
);
create unique index identity_images_by_subject on identity_images (subject_kind, subject_id, insured_no);
