-- Lists count only employees: including is_external in the index avoids reading every row.
drop index users_by_team;
create index users_by_team on users (organisation_id, team_id, is_external);
