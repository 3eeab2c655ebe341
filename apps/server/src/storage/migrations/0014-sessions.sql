-- Sessions are listed and ended by a random id, and named after the browser's user agent.
alter table tokens
  add column id text,
  add column browser text not null default '',
  add column system text not null default '';
update tokens set id = gen_random_uuid()::text;
alter table tokens
  alter column id set not null,
  add constraint tokens_id unique (id),
  alter column browser drop default,
  alter column system drop default;
