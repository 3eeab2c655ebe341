-- An organisation, its accounts, their sessions and its invitations belong to one product, as does a
-- sign-in code. The references keep an account from having another product than its organisation.
alter table organisations add column product text not null default 'signature';
alter table organisations alter column product drop default;
alter table organisations add constraint organisations_product_id unique (id, product);

alter table users add column product text not null default 'signature';
alter table users alter column product drop default;
alter table users add constraint users_product foreign key (organisation_id, product)
  references organisations (id, product);
alter table users add constraint users_product_id unique (id, product);

alter table tokens add column product text not null default 'signature';
alter table tokens alter column product drop default;
alter table tokens add constraint tokens_product foreign key (user_id, product)
  references users (id, product) on delete cascade;

alter table invitations add column product text not null default 'signature';
alter table invitations alter column product drop default;
alter table invitations add constraint invitations_product foreign key (organisation_id, product)
  references organisations (id, product) on delete cascade;

alter table codes add column product text not null default 'signature';
alter table codes alter column product drop default;
