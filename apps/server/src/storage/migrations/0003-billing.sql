-- What was last heard of each organisation's payments; state is that of the provider's customer.
create table billing (
  organisation_id text primary key references organisations (id) on delete cascade,
  customer_id text not null unique,
  state jsonb not null,
  revision integer not null
);

-- Events of the payment provider that were taken, so that none is taken twice.
create table payment_events (
  id text primary key,
  received_at bigint not null
);
