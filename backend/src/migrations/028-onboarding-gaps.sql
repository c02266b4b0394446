-- A reason that staff choose from a list is kept by its code, so that everybody reads it in their own language; what
-- they type stays as it is. `reason` holds both in the language of the person, for a server of before.
alter table registration_parts
  add column reason_codes text[] not null default '{}',
  add column reason_words text not null default '',
  -- Keyed hashes of what staff last decided about, by field: tells what was changed since, and nothing else.
  add column decided_about jsonb;

-- In which an agent signed in last: what is sent to them is written in it.
alter table agents add column language text not null default 'id' check (language in ('en', 'id'));
update agents a set language = r.language from registrations r where r.agent_id = a.id;

-- Links that invite are removed some time after their end; how often they were opened stays counted.
alter table agents add column removed_invite_opens integer not null default 0;
create index share_links_invites_by_end on share_links (expires_at) where kind = 'invite';
create index registrations_by_invite_link on registrations (invite_link_id) where invite_link_id is not null;
create index otp_challenges_by_link on otp_challenges (link_id) where link_id is not null;
create index sessions_by_link on sessions (link_id) where link_id is not null;
