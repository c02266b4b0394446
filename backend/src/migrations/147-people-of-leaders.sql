-- Of a line is asked whether its lead was closed: only these are read.
create index leads_closed on leads (id) where closed_reason <> '';
-- Birthdays of everybody below somebody, and members to choose from.
create index quotes_of_all_birthdays on quotes (substr(insured_birth_date, 6, 5)) where policy_no is not null;
create index agents_active_by_name on agents (first_name, last_name, id) where status = 'active' and user_type <> 'Staff';
