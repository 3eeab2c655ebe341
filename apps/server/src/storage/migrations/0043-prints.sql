-- The print of a person's own fields in a signature, as the rule `ownPrint` computes it.
create function own_print(fields text[]) returns text
language sql immutable strict parallel safe as $$
  select left(encode(sha256(convert_to(array_to_json(fields)::text, 'UTF8')), 'hex'), 16)
$$;

-- The key of a person's group, as the rule `groupKey` builds it. A version counts with its shared
-- part, if its own part is still that of the person's fields.
create function deploy_key(
  team_id text, template_id text, fields text[], linked_in text, deploy_status text,
  deploy_shared text, deploy_own text, sent_shared text, sent_own text,
  installed_version text, installed_shared text, installed_own text
) returns text language sql immutable parallel safe as $$
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
$$;

-- The two parts of each version; empty where there is none, or where it is known to be outdated.
alter table users
  add column deploy_shared text not null default '',
  add column deploy_own text not null default '',
  add column sent_shared text not null default '',
  add column sent_own text not null default '',
  add column installed_shared text not null default '',
  add column installed_own text not null default '';
alter table users add column deploy_key text generated always as (
  deploy_key(
    team_id, signature_template_id, array[first_name, last_name, position, email, phone_number],
    "linkedIn", deploy_status, deploy_shared, deploy_own, sent_shared, sent_own,
    installed_version, installed_shared, installed_own
  )
) stored;

-- Counts people by group, in a whole organisation or in one team, without reading the rows.
create index concurrently users_by_group on users (
  organisation_id, is_external, team_id, deploy_key
);
