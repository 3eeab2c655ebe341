-- Times are seconds since 1970 unless said otherwise. References between rows of an organisation
-- are composite, so that no row can ever point into another organisation.

create table organisations (
  id text primary key,
  name text not null,
  domain text not null,
  address text not null,
  website_url text not null,
  logo_id text,
  facebook text not null,
  instagram text not null,
  twitter text not null,
  linkedin text not null,
  disclaimer text not null,
  google_play_url text not null,
  appstore_url text not null,
  has_onboarding boolean not null,
  signature_template_id text,
  created_at bigint not null,
  revision integer not null
);

create table media (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  name text not null,
  type text not null,
  width integer not null,
  height integer not null,
  size integer not null,
  created_at bigint not null,
  revision integer not null,
  unique (organisation_id, id)
);

create table teams (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  name text not null,
  is_global boolean not null,
  signature_template_id text,
  campaign_id text,
  created_at bigint not null,
  revision integer not null,
  unique (organisation_id, id)
);

create unique index teams_is_global on teams (organisation_id) where is_global;

create table templates (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  team_id text,
  name text not null,
  signature_data jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  unique (organisation_id, id),
  constraint templates_team_id foreign key (organisation_id, team_id)
    references teams (organisation_id, id)
);

create table campaigns (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  team_id text not null,
  name text not null,
  type text not null,
  banner_id text,
  start_date bigint,
  end_date bigint,
  expire integer not null,
  created_at bigint not null,
  revision integer not null,
  unique (organisation_id, id),
  constraint campaigns_team_id foreign key (organisation_id, team_id)
    references teams (organisation_id, id),
  constraint campaigns_banner_id foreign key (organisation_id, banner_id)
    references media (organisation_id, id)
);

create table users (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  position text not null,
  phone_number text not null,
  "linkedIn" text not null,
  picture_id text,
  team_id text not null,
  signature_template_id text,
  role text not null,
  master_user text,
  banner_key text not null,
  last_login_at bigint,
  info_updated_at bigint,
  deploy_status text not null,
  deploy_version text not null,
  deploy_error text not null,
  deploy_request integer not null,
  sent_version text not null,
  sent_at bigint,
  installed_version text not null,
  installed_at bigint,
  created_at bigint not null,
  revision integer not null,
  unique (organisation_id, id),
  constraint users_email unique (organisation_id, email),
  constraint users_banner_key unique (banner_key),
  constraint users_picture_id foreign key (organisation_id, picture_id)
    references media (organisation_id, id),
  constraint users_team_id foreign key (organisation_id, team_id)
    references teams (organisation_id, id),
  constraint users_signature_template_id foreign key (organisation_id, signature_template_id)
    references templates (organisation_id, id),
  constraint users_master_user foreign key (master_user)
    references users (id) on delete set null
);

create index users_by_email on users (email);
create index users_by_team on users (organisation_id, team_id);
create index users_by_template on users (organisation_id, signature_template_id);
create index users_by_master on users (master_user);
create index templates_by_team on templates (organisation_id, team_id);
create index campaigns_by_team on campaigns (organisation_id, team_id);

alter table organisations
  add constraint organisations_logo_id foreign key (id, logo_id)
    references media (organisation_id, id),
  add constraint organisations_signature_template_id foreign key (id, signature_template_id)
    references templates (organisation_id, id);

alter table teams
  add constraint teams_signature_template_id foreign key (organisation_id, signature_template_id)
    references templates (organisation_id, id),
  add constraint teams_campaign_id foreign key (organisation_id, campaign_id)
    references campaigns (organisation_id, id);

create table tokens (
  hash text primary key,
  user_id text not null references users (id) on delete cascade,
  organisation_id text not null,
  created_at bigint not null,
  used_at bigint not null
);

create index tokens_by_user on tokens (user_id);

create table codes (
  email text primary key,
  hmac text not null,
  expires_at bigint not null,
  attempts integer not null
);

create table jobs (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  payload jsonb not null,
  state text not null default 'waiting',
  run_at bigint not null,
  leased_until bigint not null default 0,
  attempt integer not null default 0,
  fence integer not null default 0,
  error text not null default ''
);

create index jobs_due on jobs (run_at, id) where state = 'waiting';

create table idempotency_keys (
  caller text not null,
  key text not null,
  fingerprint text not null,
  created_at bigint not null,
  leased_until bigint not null,
  status integer,
  body text,
  primary key (caller, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

create table server_keys (
  name text primary key,
  value text not null
);

-- Filled only while no mail server is set. created_at is in milliseconds.
create table stored_mails (
  number bigint generated always as identity primary key,
  id text not null unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at bigint not null
);

-- The layout that rate-limiter-flexible expects; expire is in milliseconds.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
