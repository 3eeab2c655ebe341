-- Stock counts. What they change is booked in the ledger when they are closed.
create table stock_counts (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  centre_id text not null,
  -- Null for all products.
  category_id text,
  status text not null check (status in ('open', 'closed', 'cancelled')),
  person text not null,
  created_at bigint not null,
  ended_by text not null,
  ended_at bigint not null,
  booking_id text not null,
  revision integer not null,
  unique (organisation_id, id),
  constraint stockcounts_centre_id foreign key (organisation_id, centre_id)
    references centres (organisation_id, id),
  constraint stockcounts_category_id foreign key (organisation_id, category_id)
    references categories (organisation_id, id)
);
create unique index stockcounts_open on stock_counts (centre_id, coalesce(category_id, ''))
  where status = 'open';
create index stock_counts_of_centre on stock_counts (centre_id, created_at);

create table stock_count_lines (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  count_id text not null,
  product_id text not null,
  -- Empty for the units without a lot.
  lot text not null,
  -- YYYY-MM-DD; empty if there is none.
  expiry text not null,
  qty integer not null check (qty >= 0),
  stock_then integer not null check (stock_then >= 0),
  user_id text not null,
  person text not null,
  counted_at bigint not null,
  revision integer not null,
  constraint stockcountlines_lot unique (count_id, product_id, expiry, lot),
  constraint stockcountlines_count_id foreign key (organisation_id, count_id)
    references stock_counts (organisation_id, id) on delete cascade,
  constraint stockcountlines_product_id foreign key (organisation_id, product_id)
    references products (organisation_id, id)
);

-- Entries that were counted, so that a repeated one is noticed.
create table stock_count_entries (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  count_id text not null,
  line_id text not null,
  revision integer not null,
  constraint stockcountentries_count_id foreign key (organisation_id, count_id)
    references stock_counts (organisation_id, id) on delete cascade
);
create index stock_count_entries_of_count on stock_count_entries (count_id);
