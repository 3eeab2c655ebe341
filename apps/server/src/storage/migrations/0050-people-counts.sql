-- How many people of an organisation have these columns in common, as the sum of all rows for them.
-- Each change to people adds rows and changes none, so that it waits for no other; the server sums
-- them up now and then. There is no reference to the organisation, because deleting one deletes its
-- people last, which adds rows.
create table people_counts (
  organisation_id text not null,
  is_external boolean not null,
  role text not null,
  team_id text not null,
  signature_template_id text,
  deploy_key text not null,
  count integer not null
);

create index people_counts_by_team on people_counts (organisation_id, team_id);

-- The semicolons inside do not end their lines, because that would end the statement. The search path
-- is that of the migration, because restoring a dump has none.
create function count_people() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into people_counts
    select organisation_id, is_external, role, team_id, signature_template_id, deploy_key, count(*)
    from added group by 1, 2, 3, 4, 5, 6
  ; elsif tg_op = 'DELETE' then
    insert into people_counts
    select organisation_id, is_external, role, team_id, signature_template_id, deploy_key, -count(*)
    from removed group by 1, 2, 3, 4, 5, 6
  ; else
    insert into people_counts
    select organisation_id, is_external, role, team_id, signature_template_id, deploy_key,
      sum(change)
    from (select *, 1 as change from added union all select *, -1 from removed) as changes
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
  ; end if
  ; return null
  ; end
$$;

create trigger count_added_people after insert on users
referencing new table as added for each statement execute function count_people();

create trigger count_removed_people after delete on users
referencing old table as removed for each statement execute function count_people();

create trigger count_changed_people after update on users
referencing old table as removed new table as added
for each statement execute function count_people();

insert into people_counts
select organisation_id, is_external, role, team_id, signature_template_id, deploy_key, count(*)
from users group by 1, 2, 3, 4, 5, 6;
