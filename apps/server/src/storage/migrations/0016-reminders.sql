-- A reminder may go to all teams at once.
alter table deploy_runs alter column team_id drop not null;
