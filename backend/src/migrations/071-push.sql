-- Browsers that want notices of an agent, each with the session in which that was chosen.
create table push_subscriptions (
  session_hash text primary key references sessions (token_hash) on delete cascade,
  agent_id     text not null references agents (id),
  -- Where the push service of that browser takes notices, and the keys that seal them for it.
  endpoint     text not null unique,
  public_key   text not null,
  auth         text not null,
  language     text not null check (language in ('en', 'id')),
  created_at   timestamptz not null
);
create index push_subscriptions_by_agent on push_subscriptions (agent_id);

-- However a session ends: by logging out, with its account, with its passkey.
create function drop_push_subscription() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_hash = new.token_hash;
  return null;
end $$;
create trigger sessions_end_push after update of ended_at on sessions
  for each row when (new.ended_at is not null) execute function drop_push_subscription();
