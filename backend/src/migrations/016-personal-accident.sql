-- The people whom a personal accident quote insures, saved one at a time. Rows are made with the quote: until
-- somebody is entered they are placeholders. Empty text stands for what is not given.
create table accident_insureds (
  id                     text primary key,
  quote_id               text not null references quotes (id),
  -- Their order, and whose identity card it is: never given to somebody else.
  insured_no             smallint not null check (insured_no > 0),
  -- Grows with every change: what two people save about one insured is never mixed up.
  version                integer not null default 0,
  name                   text not null default '',
  birth_date             text not null default '',
  id_card                text not null default '',
  phone                  text not null default '',
  email                  text not null default '',
  address                text not null default '',
  beneficiary_name       text not null default '',
  beneficiary_relation   text not null default '',
  other_relation         text not null default '',
  beneficiary_birth_date text not null default '',
  -- Who consents for somebody below 18.
  guardian_name          text not null default '',
  guardian_consents      boolean not null default false,
  updated_at             timestamptz not null,
  unique (quote_id, insured_no)
);

-- One row for each token that led a customer to a partner's pages; what stood in the token is not kept.
create table partner_handovers (
  -- The token's `jti`: the partner redeems it once.
  jti        text primary key,
  quote_id   text not null references quotes (id),
  link_id    text not null references share_links (id),
  at         timestamptz not null,
  -- When the partner said that its page had opened.
  arrived_at timestamptz
);
create index partner_handovers_by_quote on partner_handovers (quote_id, at desc);
