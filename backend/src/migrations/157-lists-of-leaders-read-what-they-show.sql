-- What of a whole network waits for its payment, by the last day on which it can be paid: few of all that ever waited.
create index quotes_of_all_pending on quotes
  ((case when policy_no is not null then case when payment_status = 'PayLater' then pay_later_due end
    when stage = 'Full Quote Created' and proposal_no is not null and rejection is null then valid_until end))
  where case when policy_no is not null then case when payment_status = 'PayLater' then pay_later_due end
    when stage = 'Full Quote Created' and proposal_no is not null and rejection is null then valid_until end is not null;
-- Of an index over some rows the planner knows how many there are only where they are counted by themselves.
create statistics quotes_payable_until on
  (case when policy_no is not null then case when payment_status = 'PayLater' then pay_later_due end
    when stage = 'Full Quote Created' and proposal_no is not null and rejection is null then valid_until end)
  from quotes;

-- Cover that ends, by product: of a single journey, which all ends soon, nothing is bought again.
create index quotes_of_all_sold_by_end on quotes (product_id, end_date, id) where policy_no is not null;
create index quotes_sold_by_end on quotes (agent_id, product_id, end_date, id) where policy_no is not null;

-- Leads that were closed or refused: few, and counted beside the many others.
create index leads_of_all_rejected on leads (agent_id)
  where closed_reason <> '' or (not is_sold and is_rejected);
