-- When the agent passed the link on, and how: making it alone sends nothing.
alter table share_links
  add column sent_at timestamptz,
  add column sent_by text check (sent_by in ('whatsapp', 'link', 'email'));
-- Until now a link that was made counted as sent.
update share_links set sent_at = created_at where kind = 'lead';

-- How somebody agreed to whom an agent spoke; empty where people answered for themselves.
alter table consents
  add column agreed_by text check (agreed_by in ('whatsapp', 'inPerson', 'phone'));
