-- A payment that the provider reports as taken back after it had arrived: a case for staff, once for each invoice. The
-- policy of its quote is marked while the case is open, and its cover ends by a person's decision alone.
create table payments_taken_back (
  invoice_no  text primary key references invoices (invoice_no),
  quote_id    text not null references quotes (id),
  -- Nothing where the payment had bought none.
  policy_no   text references policies (policy_no),
  -- As the provider says it.
  status      text not null,
  amount      bigint not null,
  state       text not null default 'open' check (state in ('open', 'ended', 'kept')),
  reported_at timestamptz not null,
  decided_by  text references agents (id),
  decided_at  timestamptz,
  reason      text not null default '',
  check ((state = 'open') = (decided_at is null))
);
create index payments_taken_back_by_quote on payments_taken_back (quote_id);
create index payments_taken_back_by_state on payments_taken_back (state, reported_at);
