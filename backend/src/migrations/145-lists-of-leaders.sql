-- Lists of everybody's rows, for those who lead a large network: the first rows of a page are found in the order of the
-- page, and those of other networks are passed over.
create index quotes_of_all_by_date on quotes (saved_at, id);
create index quotes_of_all_by_premium on quotes (due_premium, id);
create index quotes_of_all_by_points on quotes (points, id);
create index quotes_of_all_by_end on quotes (end_date, id);
create index quotes_of_all_by_name on quotes (search_name collate "C", id);
create index leads_of_all_by_date on leads (created_at, id);
create index leads_of_all_by_premium on leads (open_premium, id);
create index leads_of_all_by_name on leads (search_name collate "C", id);
create index insured_people_of_all_by_date on insured_people (newest_at, newest_quote_id);
create index insured_people_of_all_by_premium on insured_people (premium, newest_quote_id);
create index insured_people_of_all_by_count on insured_people (policy_count, newest_quote_id);
create index insured_people_of_all_by_name on insured_people (search_name collate "C", newest_quote_id);
create index insured_people_by_quote on insured_people (newest_quote_id);

-- An agent's own lines, by when their cover ends, policy or not.
create index quotes_by_end on quotes (agent_id, end_date, id);
drop index quotes_expiring;
-- Few, among many that are paid.
create index quotes_cancelled on quotes (payment_status, agent_id) where payment_status in ('Cancelled', 'PayLater');
-- Prices that are about to end, and cover that has not begun.
create index quotes_of_all_ending on quotes (valid_until) where policy_no is null;
create index quotes_of_all_to_begin on quotes (start_date) where policy_no is not null;

-- What is typed to find somebody stands anywhere in a name, a phone or a number.
create extension if not exists pg_trgm;
-- The number of a line that only its product knows, such as a plate: its fields, joined, without blanks.
alter table quotes add column shown_number text not null default '';
create function shown_number_of(of_product text, details jsonb) returns text language sql stable as $$
  select coalesce((
    select upper(replace(string_agg(coalesce(details ->> field, ''), '' order by place), ' ', ''))
    from sold_products p, unnest(p.number_fields) with ordinality as f (field, place) where p.product_id = of_product), '');
$$;
create function set_shown_number() returns trigger language plpgsql as $$
begin
  new.shown_number := shown_number_of(new.product_id, new.details);
  return new;
end;
$$;
create trigger quotes_set_shown_number before insert on quotes for each row execute function set_shown_number();
create trigger quotes_set_changed_number before update of details on quotes
  for each row when (old.details is distinct from new.details) execute function set_shown_number();
update quotes q set shown_number = shown_number_of(q.product_id, q.details)
where q.product_id in (select product_id from sold_products where cardinality(number_fields) > 0);

create function digits_of(phone text) returns text language sql immutable as $$
  select regexp_replace(phone, '\D', '', 'g');
$$;
create index quotes_by_text on quotes using gin
  ((replace(search_name, ' ', '')) gin_trgm_ops, (digits_of(insured_phone)) gin_trgm_ops, shown_number gin_trgm_ops,
   code gin_trgm_ops, proposal_no gin_trgm_ops, policy_no gin_trgm_ops);
create index leads_by_text on leads using gin
  ((replace(search_name, ' ', '')) gin_trgm_ops, (digits_of(phone)) gin_trgm_ops, code gin_trgm_ops);
create index insured_people_by_text on insured_people using gin
  ((replace(search_name, ' ', '')) gin_trgm_ops, (digits_of(phone)) gin_trgm_ops);

-- A product that says what its number is made of says it of the quotes that are there.
create function set_numbers_of_product() returns trigger language plpgsql as $$
begin
  update quotes set shown_number = shown_number_of(product_id, details)
  where product_id = new.product_id and shown_number is distinct from shown_number_of(product_id, details);
  return null;
end;
$$;
create trigger sold_products_set_numbers after insert on sold_products
  for each row when (cardinality(new.number_fields) > 0) execute function set_numbers_of_product();
create trigger sold_products_set_changed_numbers after update of number_fields on sold_products
  for each row when (old.number_fields is distinct from new.number_fields) execute function set_numbers_of_product();
