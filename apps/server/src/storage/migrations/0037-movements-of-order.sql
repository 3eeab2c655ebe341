-- Most movements come from neither an order nor a return.
create index stock_movements_of_source on stock_movements (source_id, number) where source_id <> '';
