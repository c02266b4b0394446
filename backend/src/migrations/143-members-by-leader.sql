-- The walk of a network reads nothing but this.
create index agents_below on agents (upline_id) include (id, direct_members) where user_type <> 'Staff';
