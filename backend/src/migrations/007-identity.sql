-- One check of somebody's ID card at the provider. What the provider said is kept once and never asked for again.
create table identity_checks (
  transaction_id text primary key,
  quote_id       text not null references quotes (id),
  status         text,
  id_number      text,
  id_type        text,
  image_key      text,
  created_at     timestamptz not null,
  finished_at    timestamptz
);
create index identity_checks_by_quote on identity_checks (quote_id);

-- The one image that a quote has at most, encrypted with the server's secret. The key opens nothing by itself.
create table identity_images (
  key        text primary key,
  quote_id   text not null references quotes (id),
  sealed     bytea not null,
  created_at timestamptz not null
);
create index identity_images_by_quote on identity_images (quote_id);
