-- How often the push service of a browser has refused what is sent there, since it took something last.
alter table push_subscriptions add column refusals smallint not null default 0;
