-- The words of every consent, each once, by the SHA-256 of them: rows are added, never changed.
create table consent_texts (
  hash     text primary key,
  purpose  text not null,
  version  text not null,
  language text not null check (language in ('en', 'id')),
  words    text not null
);

alter table consents
  add column text_hash text references consent_texts (hash),
  -- Who said it: for oneself, for somebody at the desk or on a list, for a child.
  add column given_by text check (given_by in ('self', 'agent', 'guardian')),
  -- Where an agent said it.
  add column agent_id text,
  -- Which of the people whom a quote insures; empty where it is the one who buys.
  add column insured_no integer,
  -- What was said when it was asked for, or that it was taken back later.
  add column entry text not null default 'answer' check (entry in ('answer', 'withdrawal'));
-- Wider than before: what was allowed stays allowed.
alter table consents
  drop constraint consents_subject_kind_check,
  add constraint consents_subject_kind_check
    check (subject_kind in ('quote', 'registration', 'agent', 'lead', 'leadImport'));

-- The words that were on the screens before this file, where somebody has read them.
insert into consent_texts (purpose, version, language, words, hash)
select purpose, version, language, words, encode(sha256(convert_to(words, 'UTF8')), 'hex')
from (values
  ('terms', '2026-11', 'en',
   'I have read and agree to the terms and conditions' || e'\n' ||
   'Needed to make the insurance contract with you.'),
  ('terms', '2026-11', 'id',
   'Saya telah membaca dan menyetujui syarat dan ketentuan' || e'\n' ||
   'Diperlukan untuk membuat perjanjian asuransi dengan Anda.'),
  ('dataProcessing', '2026-11', 'en',
   'I agree that my personal data is processed for this policy' || e'\n' ||
   'Used to issue your policy, collect the premium and handle claims. You can ask us to see, correct or delete it.'),
  ('dataProcessing', '2026-11', 'id',
   'Saya setuju data pribadi saya diproses untuk polis ini' || e'\n' ||
   'Digunakan untuk menerbitkan polis, menagih premi, dan menangani klaim. Anda dapat meminta untuk melihat, memperbaiki, atau menghapusnya.'),
  ('marketing', '2026-11', 'en',
   'I would like to hear about offers and new products' || e'\n' ||
   'Not a condition of the policy. You can withdraw it at any time.'),
  ('marketing', '2026-11', 'id',
   'Saya ingin menerima info penawaran dan produk baru' || e'\n' ||
   'Bukan syarat penerbitan polis. Anda dapat menariknya kapan saja.'),
  ('identityPhoto', '2026-11', 'en',
   'I agree that a photo of my ID card is used to check my identity' || e'\n' ||
   'Used only to check who is insured and to read the card''s number. Kept encrypted, and deleted after 90 days if you do not buy a policy.'),
  ('identityPhoto', '2026-11', 'id',
   'Saya setuju foto KTP saya digunakan untuk memeriksa identitas saya' || e'\n' ||
   'Hanya digunakan untuk memeriksa identitas tertanggung dan membaca nomor kartu. Disimpan terenkripsi, dan dihapus setelah 90 hari jika Anda tidak membeli polis.'),
  ('identityPhoto', '2026-11', 'en',
   'The insured agrees that a photo of their ID card is used to check their identity' || e'\n' ||
   'Used only to check who is insured and to read the card''s number. Kept encrypted, and deleted after 90 days if you do not buy a policy.'),
  ('identityPhoto', '2026-11', 'id',
   'Tertanggung setuju foto KTP-nya digunakan untuk memeriksa identitasnya' || e'\n' ||
   'Hanya digunakan untuk memeriksa identitas tertanggung dan membaca nomor kartu. Disimpan terenkripsi, dan dihapus setelah 90 hari jika Anda tidak membeli polis.')
) as said (purpose, version, language, words)
where exists (
  select 1 from consents c
  where c.purpose = said.purpose and c.text_version = said.version and c.language = said.language);
update consents c set
  given_by = case when c.actor = 'customer' then 'self' else 'agent' end,
  agent_id = case when c.actor = 'agent' then (select q.agent_id from quotes q where q.id = c.quote_id) end,
  text_hash = (
    select t.hash from consent_texts t
    where t.purpose = c.purpose and t.version = c.text_version and t.language = c.language
      and (c.purpose <> 'identityPhoto'
        or (t.words like 'The insured%' or t.words like 'Tertanggung%') = (c.actor <> 'customer'))
  );

-- A ledger that could be changed would prove nothing.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are added, never changed', tg_table_name;
end;
$$;
create trigger consents_never_change before update on consents
  for each row execute function refuse_change();
create trigger consent_texts_never_change before update on consent_texts
  for each row execute function refuse_change();

-- A quote whose people were taken out of it. It belongs to nobody any more.
alter table quotes add column erased_at timestamptz;
create index quotes_unsold_by_date on quotes (saved_at) where policy_no is null and erased_at is null;

-- What somebody asks for about the data that is kept of them, and what became of it.
create table privacy_requests (
  id          text primary key,
  kind        text not null check (kind in ('correction', 'closure')),
  -- Of a customer; empty where an agent asks.
  quote_id    text references quotes (id),
  -- Who answers a customer, or who asks to leave.
  agent_id    text not null references agents (id),
  subject     text not null default '',
  wish        text not null,
  -- Sent by the form: a double click asks once.
  request_id  text not null,
  status      text not null default 'open' check (status in ('open', 'done', 'declined')),
  answer      text not null default '',
  created_at  timestamptz not null,
  answered_at timestamptz,
  answered_by text references agents (id)
);
create unique index privacy_requests_once
  on privacy_requests (coalesce(quote_id, ''), agent_id, kind, request_id);
create index privacy_requests_by_agent on privacy_requests (agent_id, created_at desc, id);

-- What was removed because its time was over: how many rows of what, and nothing about anybody.
create table retention_runs (
  id     bigint generated by default as identity primary key,
  at     timestamptz not null,
  counts jsonb not null
);
create index leads_without_quote on leads (coalesce(touched_at, created_at)) where quote_count = 0;
create index todos_ended_by_date on todos (changed_at) where status <> 'todo';
create index notifications_by_date on notifications (created_at);
-- Other quotes of the person whose phone was verified.
create index quotes_by_phone on quotes (insured_phone, insured_birth_date) where erased_at is null;
