-- What people are ordered by and searched in. A stored column and not an expression, because an index
-- that is to answer alone needs the columns of its expressions too: the entry of a person with long
-- names would then be longer than Postgres permits. Adding the columns writes all people once.
alter table users
  add column last_name_key text collate "und-x-icu" not null
    generated always as (lower(last_name collate "und-x-icu")) stored,
  add column first_name_key text collate "und-x-icu" not null
    generated always as (lower(first_name collate "und-x-icu")) stored,
  add column email_key text collate "und-x-icu" not null
    generated always as (lower(email collate "und-x-icu")) stored,
  add column position_key text collate "und-x-icu" not null
    generated always as (lower(position collate "und-x-icu")) stored;

-- Each order of the list of people, with all columns that finding the page of an unfiltered list or of
-- a team needs. Rows are read for the page only, so that a page far down takes little longer than the
-- first. States are filtered in the order of names.
create index concurrently users_by_name_key on users (
  organisation_id, last_name_key, first_name_key, email_key, id
) include (is_external, team_id, deploy_key);

create index concurrently users_by_first_name_key on users (
  organisation_id, first_name_key, id
) include (is_external, team_id);

create index concurrently users_by_email_key on users (
  organisation_id, email_key, id
) include (is_external, team_id);

create index concurrently users_by_position_key on users (
  organisation_id, position_key, id
) include (is_external, team_id);

create index concurrently users_in_creation_order on users (
  organisation_id, created_at, id
) include (is_external, team_id);

-- The people of a group, with all that reports ask about them.
create index concurrently users_by_key on users (organisation_id, deploy_key) include (
  is_external, team_id, first_sent_at, installed_at, sent_at, link_mailed_at
);

create index concurrently users_by_right on users (organisation_id, role) where role <> 'member';

-- `users_by_name` serves the release before.
