-- Photos that looked like another one when their set was submitted: found once, for every look of the reviewers.
create table motor_resemblances (
  quote_id       text not null,
  photo_id       text not null,
  other_quote_id text not null references quotes (id),
  other_slot     text not null,
  primary key (quote_id, photo_id, other_quote_id, other_slot),
  foreign key (quote_id, photo_id) references motor_photos (quote_id, photo_id) on delete cascade
);
