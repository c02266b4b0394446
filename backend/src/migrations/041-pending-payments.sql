-- What waits for its payment, by what its pages are sorted by (ruling R69): confirmed quotes, and policies that are paid
-- later. What was cancelled is no part of it, so that it stays as small as the list. No key is ever null, and the id
-- comes last, so that no two lines share a place.
create index quotes_unpaid_by_date on quotes (agent_id, saved_at, id)
  where (policy_no is null and stage = 'Full Quote Created') or payment_status = 'PayLater';
create index quotes_unpaid_by_premium on quotes (agent_id, due_premium, id)
  where (policy_no is null and stage = 'Full Quote Created') or payment_status = 'PayLater';
drop index quotes_pending_by_date;
drop index quotes_pending_by_premium;
