-- The reference of the answer that gave the policy number: what people read to each other (ruling K73).
alter table policies add column session_id text unique;
update policies set session_id = 'REF-' || upper(substr(md5(policy_no), 1, 10));
