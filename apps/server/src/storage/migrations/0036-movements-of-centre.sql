create index stock_movements_of_centre on stock_movements (centre_id, number);
