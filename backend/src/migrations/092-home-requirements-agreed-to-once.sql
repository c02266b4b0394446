-- That a property meets the requirements counts once for a session or agent and a version of the quote.
create unique index consents_once_to_requirements on consents
  (quote_id, version, text_hash, coalesce(agent_id, visit_hash))
  where purpose = 'requirements' and entry = 'answer';
