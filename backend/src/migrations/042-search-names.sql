-- As names are searched: small letters without accents, apostrophes or signs that nobody sees, one blank between words
-- (ruling R71). The same as `searchText` of shared/src/domain/search-text.ts, which a test compares.
create function searched_text(typed text) returns text language sql immutable as $$
  select trim(regexp_replace(translate(lower(regexp_replace(
    normalize(regexp_replace(typed,
      '[\u0027\u0060\u00ad\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u0384\u055a\u05f3\u200b-\u200f\u2018-\u201b\u202a-\u202e\u2032\u2035\u2060\ua78b\ua78c\ufeff\uff07]',
      '', 'g'), NFKD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')), 'øłđħı', 'oldhi'), '\s+', ' ', 'g'));
$$;
create or replace function searched_name(first_name text, last_name text) returns text language sql immutable as $$
  select searched_text(first_name || ' ' || last_name);
$$;

-- Members of a network are found by beginnings of words. "Nur Aini" is also found as "Nuraini": behind the words stand
-- those that they become without the blanks between them, from each word on.
create function joined_words(words text) returns text language sql immutable as $$
  select concat_ws(' ', words, (
    select string_agg(array_to_string(w[n:], ''), ' ')
    from string_to_array(words, ' ') as w, generate_series(1, cardinality(w) - 1) as n));
$$;
create or replace function set_search_name() returns trigger language plpgsql as $$
begin
  new.search_name := joined_words(searched_name(new.first_name, new.last_name));
  return new;
end;
$$;
update agents set search_name = joined_words(searched_name(first_name, last_name));

update leads set search_name = searched_name(first_name, last_name);
update registrations set search_name = searched_text(search_name);
update contents set search_en = searched_text(search_en), search_id = searched_text(search_id);

alter table quotes add column search_name text not null default '';
create function set_quote_search_name() returns trigger language plpgsql as $$
begin
  new.search_name := searched_text(new.insured_name);
  return new;
end;
$$;
create trigger quotes_set_search_name before insert or update of insured_name on quotes
  for each row execute function set_quote_search_name();
update quotes set search_name = searched_text(insured_name);

alter table insured_people add column search_name text not null default '';
create function set_person_search_name() returns trigger language plpgsql as $$
begin
  new.search_name := searched_text(new.name);
  return new;
end;
$$;
create trigger insured_people_set_search_name before insert or update of name on insured_people
  for each row execute function set_person_search_name();
update insured_people set search_name = searched_text(name);
