-- The stock product's ledger. Movements are only added; the balances of products and of their lots
-- follow from them in the same transaction and are never negative.
create table stock_bookings (
  organisation_id text not null references organisations (id) on delete cascade,
  id text not null,
  created_at bigint not null,
  primary key (organisation_id, id)
);

create table stock_movements (
  number bigint generated always as identity primary key,
  id text not null unique,
  organisation_id text not null,
  booking_id text not null,
  centre_id text not null,
  product_id text not null,
  -- Empty for the units without a lot.
  lot text not null,
  -- YYYY-MM-DD; empty if there is none.
  expiry text not null,
  qty integer not null check (qty <> 0),
  reason text not null,
  user_id text not null,
  person text not null,
  created_at bigint not null,
  foreign key (organisation_id, booking_id) references stock_bookings (organisation_id, id)
    on delete cascade
);
create index stock_movements_of_product on stock_movements (centre_id, product_id, number);

create table stock_balances (
  organisation_id text not null references organisations (id) on delete cascade,
  centre_id text not null,
  product_id text not null,
  qty integer not null check (qty >= 0),
  moved_at bigint not null,
  primary key (centre_id, product_id),
  constraint stockbalances_centre_id foreign key (organisation_id, centre_id)
    references centres (organisation_id, id),
  constraint stockbalances_product_id foreign key (organisation_id, product_id)
    references products (organisation_id, id)
);

create table stock_lots (
  organisation_id text not null references organisations (id) on delete cascade,
  centre_id text not null,
  product_id text not null,
  lot text not null,
  expiry text not null,
  qty integer not null check (qty >= 0),
  primary key (centre_id, product_id, expiry, lot),
  foreign key (centre_id, product_id) references stock_balances (centre_id, product_id)
);
