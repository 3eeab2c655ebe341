-- The last known payment state of each organisation: that of the provider's customer.
create table billing (
  organisation_id text primary key references organisations (id) on delete cascade,
  customer_id text not null unique,
  state jsonb not null,
  revision integer not null
);

-- Processed events of the payment provider, so that none is processed twice.
create table payment_events (
  id text primary key,
  received_at bigint not null
);
