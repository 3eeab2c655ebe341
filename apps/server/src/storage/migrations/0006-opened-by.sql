-- The master who opened an account of somebody else, to whom the owner's other accounts are closed.
alter table tokens add column opened_by text references users (id) on delete cascade;

create index tokens_by_opener on tokens (opened_by);

-- Nobody knows who opened these; whoever it was signs in again.
delete from tokens where user_id in (select id from users where master_user is not null);
