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
