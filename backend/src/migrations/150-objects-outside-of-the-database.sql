-- Photos, cards and printed documents may lie in an S3-compatible store. A row holds its sealed bytes, or says by
-- which key they lie there.
alter table identity_images alter column sealed drop not null;
alter table identity_images add column object_key text;
alter table document_images alter column sealed drop not null;
alter table document_images add column object_key text;
alter table motor_photos alter column sealed drop not null;
alter table motor_photos add column object_key text;
alter table documents add column object_key text;

-- Every object that was ever put into that store, and is not removed yet. It is written before the object is put.
create table objects (
  key          text primary key,
  -- Null while a row names it; otherwise it may be removed from then on.
  remove_after timestamptz,
  -- It is being removed: no row may name it any more.
  is_going     boolean not null default false
);
create index objects_to_remove on objects (remove_after) where remove_after is not null;

-- Whichever statement writes, replaces or deletes a row: what it names stays, and what nothing names is removed.
create function follow_objects() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') and old.object_key is not null then
    update objects set remove_after = '-infinity' where key = old.object_key;
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.object_key is not null then
    update objects set remove_after = null where key = new.object_key and not is_going;
    if not found then
      raise exception 'the object of this row is not there';
    end if;
  end if;
  return null;
end;
$$;

do $$
declare
  place text;
begin
  foreach place in array array['identity_images', 'document_images', 'motor_photos', 'documents'] loop
    execute format('create trigger %I after insert on %I for each row
      when (new.object_key is not null) execute function follow_objects()', place || '_name_objects', place);
    execute format('create trigger %I after update of object_key on %I for each row
      when (old.object_key is distinct from new.object_key) execute function follow_objects()',
      place || '_change_objects', place);
    execute format('create trigger %I after delete on %I for each row
      when (old.object_key is not null) execute function follow_objects()', place || '_leave_objects', place);
  end loop;
end;
$$;
