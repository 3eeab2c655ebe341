-- Reply address and attachments of the mails that are stored instead of sent.
alter table stored_mails add column reply_to text not null default '';

create table stored_mail_files (
  mail_id text not null references stored_mails (id) on delete cascade,
  position integer not null,
  name text not null,
  type text not null,
  size integer not null,
  -- Base64.
  content text not null,
  primary key (mail_id, position)
);
