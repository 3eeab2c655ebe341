-- People who administer without being employees.
alter table users add column is_external boolean not null default false;

-- Accounts created by an accepted invitation, without a deploy since then.
update users set is_external = true
from invitations
where invitations.organisation_id = users.organisation_id
  and invitations.email = users.email
  and invitations.accepted_at = users.created_at
  and users.role <> 'member'
  and users.deploy_status = 'none'
  and users.sent_at is null
  and users.installed_at is null;

alter table users add constraint users_external check (not is_external or role <> 'member');
