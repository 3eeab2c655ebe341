-- Orders to suppliers and returns to them. Lines and ordonnances are JSON, because they are only read
-- and written with their order.
create table commands (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  centre_id text not null,
  supplier_id text not null,
  status text not null check (status in ('created', 'sent', 'received')),
  is_sending boolean not null,
  send_error text not null,
  send_count integer not null,
  origin_command_id text,
  lines jsonb not null,
  ordonnances jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  unique (organisation_id, id),
  constraint commands_centre_id foreign key (organisation_id, centre_id)
    references centres (organisation_id, id),
  constraint commands_supplier_id foreign key (organisation_id, supplier_id)
    references suppliers (organisation_id, id)
);
create index commands_of_centre on commands (centre_id, status, created_at);

create table command_returns (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  centre_id text not null,
  supplier_id text not null,
  status text not null check (status in ('created', 'returned')),
  origin_command_id text,
  lines jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  constraint commandreturns_centre_id foreign key (organisation_id, centre_id)
    references centres (organisation_id, id),
  constraint commandreturns_supplier_id foreign key (organisation_id, supplier_id)
    references suppliers (organisation_id, id)
);
create index command_returns_of_centre on command_returns (centre_id, status, created_at);

create table order_events (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  order_id text not null,
  number integer not null,
  kind text not null,
  person text not null,
  detail text not null,
  created_at bigint not null,
  revision integer not null,
  unique (order_id, number)
);

-- The order or return that a movement comes from; empty if there is none.
alter table stock_movements add column source_id text not null default '';

-- Local date of the last daily ordering, YYYY-MM-DD; empty if there was none.
alter table centres add column ordered_on text not null default '';
create index centres_to_order on centres (create_cmd_hour) where create_cmd_hour is not null;
