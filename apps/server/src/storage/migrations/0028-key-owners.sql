-- The request that holds a key. A request whose lease has expired must not finish the key of the next one.
alter table idempotency_keys add column owner text not null default '';
