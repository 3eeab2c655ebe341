-- People who were asked to administer the organisation, or one team of it. Who invites is remembered
-- and not referred to: that account may go before the answer comes.
create table invitations (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  email text not null,
  role text not null,
  team_id text,
  invited_by text not null,
  expires_at bigint not null,
  accepted_at bigint,
  revoked_at bigint,
  mail_status text not null,
  mail_error text not null,
  mail_request integer not null,
  created_at bigint not null,
  revision integer not null,
  constraint invitations_email unique (organisation_id, email),
  constraint invitations_team_id foreign key (organisation_id, team_id)
    references teams (organisation_id, id)
);

create index invitations_by_email on invitations (email);
