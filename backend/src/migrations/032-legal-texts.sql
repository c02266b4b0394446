-- Terms, privacy policy and the wording of each product by their words, once for each version and language: rows are
-- added, never changed (ruling R68).
create table legal_texts (
  -- 'terms', 'privacy', or 'wording-' and the id of a product.
  document      text not null,
  version       text not null,
  language      text not null check (language in ('en', 'id')),
  title         text not null,
  sections      jsonb not null,
  hash          text not null,
  in_force_from date not null,
  published_at  timestamptz not null,
  primary key (document, version, language)
);
create trigger legal_texts_never_change before update on legal_texts
  for each row execute function refuse_change();

-- Which of them somebody could read behind the box, with their hashes; empty before they were served.
alter table consents add column legal_texts jsonb;
