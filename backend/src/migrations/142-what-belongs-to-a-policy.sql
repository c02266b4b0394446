-- Cards and photos of policies are kept: the removal of expired ones would otherwise look at each of them every hour.
alter table identity_images add column of_policy boolean not null default false;
alter table identity_checks add column of_policy boolean not null default false;
alter table motor_photos add column of_policy boolean not null default false;

update identity_images i set of_policy = true from quotes q
  where i.subject_kind = 'quote' and q.id = i.subject_id and q.policy_no is not null;
update identity_checks c set of_policy = true from quotes q
  where c.subject_kind = 'quote' and q.id = c.subject_id and q.policy_no is not null;
update motor_photos p set of_policy = true from quotes q where q.id = p.quote_id and q.policy_no is not null;

create index identity_images_unsold on identity_images (created_at) where subject_kind = 'quote' and not of_policy;
create index identity_checks_unsold on identity_checks (created_at)
  where subject_kind = 'quote' and not of_policy and id_number is not null;
create index motor_photos_unsold on motor_photos (sent_at) where not of_policy;

create function mark_what_belongs_to_a_policy() returns trigger language plpgsql as $$
begin
  update identity_images set of_policy = true where subject_kind = 'quote' and subject_id = new.id;
  update identity_checks set of_policy = true where subject_kind = 'quote' and subject_id = new.id;
  update motor_photos set of_policy = true where quote_id = new.id;
  return null;
end;
$$;

create trigger quotes_become_policies after update of policy_no on quotes
  for each row when (old.policy_no is null and new.policy_no is not null)
  execute function mark_what_belongs_to_a_policy();

-- Leads that were closed, of people who did not agree to be contacted.
create index leads_closed_without_consent on leads (closed_at)
  where closed_reason <> '' and not has_consent and quote_count = 0;
