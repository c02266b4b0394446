-- What a lead keeps of its quotes is found in one look at them: every save of a price waits for it.
create or replace function refresh_lead(wanted text) returns void language plpgsql as $$
begin
  -- Whoever changed another quote of it is waited for, and seen: the next statement looks anew.
  perform 1 from leads where id = wanted for update;
  update leads l set
    newest_quote_id = kept.newest_id,
    quote_count = kept.quotes,
    product_id = coalesce(kept.newest_product, ''),
    -- The last day of what is open: neither sold nor refused. A lead that was never quoted keeps its own day.
    open_until = coalesce(kept.open_until, case when kept.quotes > 0 then date '0001-01-01' else l.open_until end),
    open_premium = coalesce(kept.open_premium, 0),
    is_sold = kept.is_sold,
    is_rejected = coalesce(kept.newest_is_rejected, false)
  from (
    select count(*)::int as quotes,
      (array_agg(q.id order by q.created_at desc, q.id))[1] as newest_id,
      (array_agg(q.product_id order by q.created_at desc, q.id))[1] as newest_product,
      (array_agg(q.rejection is not null order by q.created_at desc, q.id))[1] as newest_is_rejected,
      max(q.valid_until) filter (where q.rejection is null and q.policy_no is null) as open_until,
      (array_agg(q.due_premium order by q.created_at desc, q.id)
        filter (where q.rejection is null and q.policy_no is null))[1] as open_premium,
      coalesce(bool_or(q.policy_no is not null and q.payment_status <> 'Cancelled'), false) as is_sold
    from quotes q where q.of_lead_id = wanted
  ) kept
  where l.id = wanted;
end;
$$;
