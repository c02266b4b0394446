-- What of a whole network waits for its payment, by the last day on which it can be paid: few of all that ever waited.
create index quotes_of_all_pending on quotes
  ((case when policy_no is not null then case when payment_status = 'PayLater' then pay_later_due end
    when stage = 'Full Quote Created' and proposal_no is not null and rejection is null then valid_until end))
  where case when policy_no is not null then case when payment_status = 'PayLater' then pay_later_due end
    when stage = 'Full Quote Created' and proposal_no is not null and rejection is null then valid_until end is not null;

-- Cover that ends, by product: of a single journey, which all ends soon, nothing is bought again.
create index quotes_of_all_sold_by_end on quotes (product_id, end_date, id) where policy_no is not null;
create index quotes_sold_by_end on quotes (agent_id, product_id, end_date, id) where policy_no is not null;
