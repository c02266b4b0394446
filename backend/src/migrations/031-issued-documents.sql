-- What was issued is kept (ruling R67): the words of a document from the moment of issue, its bytes as soon as they are
-- printed, and the SHA-256 of these. Both are sealed; another secret seals them anew, and nothing else changes them.
alter table documents alter column bytes drop not null;
alter table documents add column content bytea;
alter table documents add column hash text;

create function refuse_another_document() returns trigger language plpgsql as $$
begin
  raise exception 'an issued document is never changed';
end;
$$;
create trigger documents_never_change before update on documents
  for each row
  when (old.hash is not null and (new.hash is distinct from old.hash or new.cache_key <> old.cache_key))
  execute function refuse_another_document();
