-- Sizes of the photos of the stock product, which count in the organisation's storage. Photos of before
-- are not counted.
create table stock_photos (
  -- The ref of the photo.
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  -- Bytes.
  size integer not null check (size >= 0),
  revision integer not null
);
