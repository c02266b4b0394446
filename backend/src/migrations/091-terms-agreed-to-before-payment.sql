-- The terms are agreed to once more before a payment. The same agreement counts once, however often payment is tried:
-- by one session or agent, of one version of the quote, to the same words and legal texts.
create unique index consents_once_before_payment on consents
  (quote_id, version, text_hash, coalesce(agent_id, visit_hash), coalesce(legal_texts, '[]'))
  where purpose = 'checkoutTerms' and entry = 'answer';
