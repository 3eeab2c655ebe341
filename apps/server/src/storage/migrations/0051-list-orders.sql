-- Each order of the list of people, with all columns that finding the page of an unfiltered list or of
-- a team needs: Postgres counts the column of an expression among them, although the index has the
-- value. Rows are read for the page only, so that a page far down takes little longer than the first.
create index concurrently users_in_name_order on users (
  organisation_id,
  lower(last_name collate "und-x-icu"),
  lower(first_name collate "und-x-icu"),
  lower(email collate "und-x-icu"),
  id
) include (last_name, first_name, email, is_external, team_id);

create index concurrently users_in_email_order on users (
  organisation_id, lower(email collate "und-x-icu"), id
) include (email, is_external, team_id);

create index concurrently users_in_position_order on users (
  organisation_id, lower(position collate "und-x-icu"), id
) include (position, is_external, team_id);

create index concurrently users_in_creation_order on users (
  organisation_id, created_at, id
) include (is_external, team_id);

-- The people of a group, with all that reports ask about them.
create index concurrently users_by_key on users (organisation_id, deploy_key) include (
  is_external, team_id, first_sent_at, installed_at, sent_at, link_mailed_at
);

-- The first index above serves the release before as well.
drop index users_by_name;
