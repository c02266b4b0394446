-- Who leads an agent, from the top down to the agent, each id ended by a stroke: '/top/leader/agent/'. Everybody below
-- somebody stands in one range of it, whatever the size of the network. Kept by the triggers below.
alter table agents add column upline_path text collate "C" not null default '';

-- Walks up, and ends where it comes to somebody for the second time.
create function upline_path_of(agent_id text) returns text language sql stable as $$
  with recursive above (id, upline_id, ids) as (
    select id, upline_id, array[id] from agents where id = agent_id
    union all
    select a.id, a.upline_id, a.id || u.ids from above u join agents a on a.id = u.upline_id where a.id <> all(u.ids)
  )
  select '/' || array_to_string(ids, '/') || '/' from above order by cardinality(ids) desc limit 1;
$$;
update agents set upline_path = upline_path_of(id);
create index agents_by_path on agents (upline_path) include (id) where user_type <> 'Staff';

-- Moves and new members wait for each other at `network_lock`. Whoever comes before the leader in one statement is placed
-- at its end.
create or replace function set_upline() returns trigger language plpgsql as $$
declare
  leader_path text := '/';
begin
  new.upline_id := coalesce(new.upline_id, new.invited_by);
  if new.upline_id is not null then
    select upline_path into leader_path from agents where id = new.upline_id;
  end if;
  new.upline_path := case when coalesce(leader_path, '') = '' then '' else leader_path || new.id || '/' end;
  return new;
end;
$$;

create or replace function count_new_members() returns trigger language plpgsql as $$
begin
  update agents a set upline_path = upline_path_of(a.id) from after_rows n where n.id = a.id and n.upline_path = '';
  update agents a set direct_members = a.direct_members + c.change
  from (
    select upline_id, count(*)::int as change from after_rows
    where upline_id is not null and user_type <> 'Staff' group by upline_id
  ) c
  where a.id = c.upline_id;
  return null;
end;
$$;

-- Everybody below goes along: the beginning of their paths is replaced. Where of two that are moved one stands below the
-- other, each path is walked again.
create function place_moved_members(moved_ids text[]) returns void language plpgsql as $$
declare
  circle record;
begin
  select a.id, a.upline_id into circle from agents a join agents u on u.id = a.upline_id
  where a.id = any(moved_ids) and position('/' || a.id || '/' in u.upline_path) > 0 limit 1;
  if found then
    raise exception 'agent % cannot be led by %, who stands below', circle.id, circle.upline_id
      using errcode = 'check_violation', constraint = 'agents_in_a_circle';
  end if;
  if exists (
    select 1 from agents a join agents u on u.id = a.upline_id, unnest(string_to_array(a.upline_path || u.upline_path, '/')) above
    where a.id = any(moved_ids) and above <> a.id and above = any(moved_ids)
  ) then
    update agents a set upline_path = upline_path_of(a.id)
    from agents moved
    where moved.id = any(moved_ids) and a.upline_path >= moved.upline_path
      and a.upline_path < rtrim(moved.upline_path, '/') || '0';
  else
    update agents a set upline_path = moved.new_path || substr(a.upline_path, length(moved.old_path) + 1)
    from (
      select m.upline_path as old_path, coalesce(u.upline_path, '/') || m.id || '/' as new_path
      from agents m left join agents u on u.id = m.upline_id where m.id = any(moved_ids)
    ) moved
    where a.upline_path >= moved.old_path and a.upline_path < rtrim(moved.old_path, '/') || '0';
  end if;
end;
$$;

create or replace function count_direct_members() returns trigger language plpgsql as $$
declare
  moved_ids text[];
begin
  -- Most changes of agents move nobody, as the ones below.
  select array_agg(a.id) into moved_ids
  from before_rows b join after_rows a on a.id = b.id where a.upline_id is distinct from b.upline_id;
  if moved_ids is null then return null; end if;
  perform place_moved_members(moved_ids);
  update agents a set direct_members = a.direct_members + c.change
  from (
    select upline_id, sum(change)::int as change from (
      select upline_id, 1 as change from after_rows where user_type <> 'Staff'
      union all
      select upline_id, -1 from before_rows where user_type <> 'Staff'
    ) rows where upline_id is not null group by upline_id having sum(change) <> 0
  ) c
  where a.id = c.upline_id;
  return null;
end;
$$;
