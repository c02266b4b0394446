-- The ID card of somebody who is an agent already goes to the same staff as a registration: a row of which the part
-- `idCard` alone was given. It is no registration that anybody could go on with.
alter table registrations add column card_of text references agents (id);
create unique index registrations_open_card on registrations (card_of)
  where card_of is not null and status in ('draft', 'submitted', 'returned');

-- Only registrations are one for a phone: such a row has the phone of its agent.
drop index registrations_open_by_phone;
create unique index registrations_open_by_phone on registrations (phone)
  where card_of is null and status in ('draft', 'submitted', 'returned');

create index registrations_by_card on registrations (card_of, decided_at desc) where card_of is not null;
