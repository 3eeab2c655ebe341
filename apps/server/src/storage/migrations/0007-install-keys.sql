-- The install page opens with a random key. Its former address parts, the id or a former key, only
-- request a new link by mail.
alter table users
  add column install_key text,
  add column former_install_key text,
  add column link_mailed_at bigint;

-- Two random UUIDs, since each alone has 122 random bits.
update users set install_key =
  left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 40);

alter table users
  alter column install_key set not null,
  add constraint users_install_key unique (install_key),
  add constraint users_former_install_key unique (former_install_key);
