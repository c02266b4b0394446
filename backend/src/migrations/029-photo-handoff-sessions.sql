-- A hand-off of photos has a session of its own kind: it proves possession of a link, and nothing about a person. Every
-- session says what was proved when it was opened; those of a server of before say nothing.
alter table sessions
  drop constraint sessions_kind_check,
  drop constraint sessions_check,
  add column proved text check (proved in ('phone', 'passkey', 'link'));
alter table sessions
  add constraint sessions_kind_check check (kind in ('agent', 'visit', 'registrant', 'staff', 'photoHandoff')),
  add constraint sessions_check check (
    case kind
      when 'visit' then quote_id is not null
      when 'registrant' then registration_id is not null
      -- With the quote's agent, with whom it ends.
      when 'photoHandoff' then quote_id is not null and agent_id is not null and phone = ''
      else agent_id is not null
    end
  ),
  -- A link alone never opens what a phone opens.
  add constraint sessions_link_alone check ((kind = 'photoHandoff') = (coalesce(proved, '') = 'link'));

-- The quote's agent when the link was made; empty in rows of before.
alter table motor_handoffs add column agent_id text references agents (id);

-- Hand-offs of before were opened as visits of the customer: all of them are over.
update sessions s
set ended_at = now()
from motor_handoffs h
where h.visit_hash = s.token_hash and s.kind = 'visit' and s.ended_at is null;
update motor_handoffs set ended_at = now() where ended_at is null;
