-- Keyed hashes of what reviewers see of a set, by field: tells whether a decision is still about the quote as it is.
-- Sets that were submitted before have none.
alter table motor_inspections add column shown jsonb;
