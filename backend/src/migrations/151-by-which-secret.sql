-- By which secret each value is sealed, as a mark of that secret. Null: nobody has noted it, as before this migration.
-- 'unreadable': by none that is known.
alter table identity_images add column sealed_by text;
alter table document_images add column sealed_by text;
alter table motor_photos add column sealed_by text;
alter table documents add column sealed_by text, add column content_sealed_by text;
alter table jobs add column sealed_by text;
alter table share_links add column sealed_by text;

create index identity_images_by_secret on identity_images (sealed_by);
create index document_images_by_secret on document_images (sealed_by);
create index motor_photos_by_secret on motor_photos (sealed_by);
create index documents_by_secret on documents (sealed_by);
create index documents_by_secret_of_content on documents (content_sealed_by);
create index jobs_by_secret on jobs (sealed_by);
create index share_links_by_secret on share_links (sealed_by);

-- Secrets by which something may still be sealed, as the keyed hashes of `secret_fingerprints`.
create table old_secrets (
  fingerprint text primary key,
  since       timestamptz not null
);

-- One backend at a time seals again.
create table seal_again_turns (
  id           integer primary key check (id = 1),
  leased_until timestamptz not null
);
