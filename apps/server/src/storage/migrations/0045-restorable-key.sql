-- A restore of pg_dump runs without a search path, where the body of a function finds no other one by
-- name: the table of people could not be restored. This form binds the names when it is created.
create or replace function deploy_key(
  team_id text, template_id text, fields text[], linked_in text, deploy_status text,
  deploy_shared text, deploy_own text, sent_shared text, sent_own text,
  installed_version text, installed_shared text, installed_own text
) returns text language sql immutable parallel safe
return (
  select json_build_array(
    team_id, template_id, linked_in <> '', deploy_status,
    case when deploy_own in (prints.plain, prints.linked) then deploy_shared else '' end,
    case when sent_own in (prints.plain, prints.linked) then sent_shared else '' end,
    case when installed_own in (prints.plain, prints.linked) then installed_shared else '' end,
    installed_version <> ''
  )::text
  from (
    select own_print(fields) as plain, own_print(fields || linked_in) as linked offset 0
  ) as prints
);
