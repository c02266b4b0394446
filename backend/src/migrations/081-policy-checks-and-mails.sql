-- The code in the address of a policy's check page: random, so that it cannot be guessed and outlives a change of the secret.
alter table policies add column check_code text not null default replace(gen_random_uuid()::text, '-', '');
create unique index policies_by_check_code on policies (check_code);

-- The designed message of a mail that the demo keeps for testers.
alter table sent_messages add column html text not null default '';
