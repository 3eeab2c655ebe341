-- People who were invited to administer the organisation, or one of its teams. The inviter is not a
-- foreign key: that account may be deleted before the invitation is accepted.
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
