-- For looking up lots by their name, and for the movements of one lot. Upper case by ASCII, since a
-- label has no other letters; `collate "C"`, so that an index finds the beginning of a name.
create index concurrently stock_lots_by_name
  on stock_lots (centre_id, upper(lot collate "C") collate "C", lot, expiry, product_id)
  where lot <> '';

create index concurrently stock_movements_by_lot
  on stock_movements (centre_id, upper(lot collate "C") collate "C", number)
  where lot <> '';

create index concurrently stock_movements_of_lot
  on stock_movements (product_id, lot, number)
  where lot <> '';
