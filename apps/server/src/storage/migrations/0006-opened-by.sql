-- The master who opened somebody else's account, and who has no access to the owner's other accounts.
alter table tokens add column opened_by text references users (id) on delete cascade;

create index tokens_by_opener on tokens (opened_by);

-- It is unknown who opened these sessions, so their users must sign in again.
delete from tokens where user_id in (select id from users where master_user is not null);
