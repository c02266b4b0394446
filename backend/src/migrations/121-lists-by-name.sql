-- Lists by the names of people, as names are searched: without regard to case and accents. In the order of the letters
-- themselves, which no locale of a server changes.
create index leads_by_name on leads (agent_id, search_name collate "C", id);
create index quotes_by_name on quotes (agent_id, search_name collate "C", id);
create index insured_people_by_name on insured_people (agent_id, search_name collate "C", newest_quote_id);
