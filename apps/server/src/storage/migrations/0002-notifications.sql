-- A deploy whose mails are being sent. As in notifications, team_id is not a foreign key: the team
-- may be deleted before its mails are sent, and the history remains.
create table deploy_runs (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  team_id text not null,
  subject text not null,
  open_count integer not null,
  sent_count integer not null,
  failed_count integer not null,
  created_at bigint not null,
  revision integer not null
);

create table notifications (
  -- Ascending; the order within one second.
  number bigint generated always as identity,
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  kind text not null,
  team_id text,
  subject text not null,
  done_count integer not null,
  failed_count integer not null,
  created_at bigint not null
);

create index notifications_by_age on notifications (organisation_id, created_at);

create table notification_reads (
  user_id text not null references users (id) on delete cascade,
  notification_id text not null references notifications (id) on delete cascade,
  read_at bigint not null,
  primary key (user_id, notification_id)
);

create index notification_reads_by_notification on notification_reads (notification_id);

-- Existing campaigns are announced too, at their start and end.
insert into jobs (key, kind, payload, run_at)
select
  'banner.' || id || '.' || bound || '.' || at,
  'banner-bound',
  jsonb_build_object('organisationId', organisation_id, 'campaignId', id, 'bound', bound, 'at', at),
  at
from campaigns
cross join lateral (values ('start_date', start_date), ('end_date', end_date)) as bounds (bound, at)
where at >= extract(epoch from now())
on conflict (key) do nothing;
