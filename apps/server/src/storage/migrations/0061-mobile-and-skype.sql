alter table users
  add column mobile_number text not null default '',
  add column skype text not null default '';

-- The fields whose print is a person's own part of a version, as the rule `ownFields` lists them.
create function own_fields(fields text[], mobile_number text, skype text) returns text[]
language sql immutable parallel safe
return case
  when mobile_number = '' and skype = '' then fields
  else fields || mobile_number || skype
end;

-- Postgres 15 cannot change the expression of a generated column. The keys stay the same, since nobody
-- has a mobile number yet, so the counts by key stay true. Writes all people once.
alter table users
  drop column deploy_key,
  add column deploy_key text generated always as (
    deploy_key(
      team_id, signature_template_id,
      own_fields(array[first_name, last_name, position, email, phone_number], mobile_number, skype),
      "linkedIn", deploy_status, deploy_shared, deploy_own, sent_shared, sent_own,
      installed_version, installed_shared, installed_own
    )
  ) stored;

-- The indexes that the dropped column was part of.
create index concurrently users_by_name_key on users (
  organisation_id, last_name_key, first_name_key, email_key, id
) include (is_external, team_id, deploy_key);

create index concurrently users_by_key on users (organisation_id, deploy_key) include (
  is_external, team_id, first_sent_at, installed_at, sent_at, link_mailed_at
);

create index concurrently users_by_group on users (
  organisation_id, is_external, team_id, deploy_key
);
