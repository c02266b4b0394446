-- Confirmed quotes that wait for their payment, by what their pages are sorted by. A page is read from one of these,
-- however many there are; no key is ever null, and the id comes last, so that no two lines share a place.
create index quotes_pending_by_date on quotes (agent_id, saved_at, id)
  where stage in ('Full Quote Created', 'Full Quote Created With Payment');
create index quotes_pending_by_premium on quotes (agent_id, due_premium, id)
  where stage in ('Full Quote Created', 'Full Quote Created With Payment');
-- The bell counts them on every page.
create index notifications_unread on notifications (agent_id) where not is_read;
