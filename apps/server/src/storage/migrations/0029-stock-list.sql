-- For the stock list, which reads all products of a centre. These indexes contain every column that it
-- needs, since the rows of one centre are spread over the whole table.
create index products_by_name on products (
  organisation_id,
  lower(name collate "und-x-icu"),
  id
);
create index product_centres_of_centre on product_centres (centre_id, product_id)
  include (qty_trigger_order, qty_min_in_stock);
create index stock_lots_held on stock_lots (centre_id, product_id, expiry) include (qty)
  where qty > 0;
