-- A quote that staff refused for good: {"reason": …, "by": …, "at": …}. Nothing of it changes any more.
alter table quotes add column rejection jsonb;
