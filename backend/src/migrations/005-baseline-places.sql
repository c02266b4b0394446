-- What an operator imports about villages: postal codes and the middle of each, by official village code.
create table places (
  village_code text primary key,
  postal_code text not null default '',
  latitude double precision,
  longitude double precision,
  check ((latitude is null) = (longitude is null))
);

create index places_by_point on places (latitude, longitude);
