-- The daily ordering reads a centre's thresholds of all products.
create index product_centres_of_centre on product_centres (centre_id, product_id)
  include (organisation_id, qty_trigger_order, qty_min_in_stock);
