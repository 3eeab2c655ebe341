-- The currency of the next invoice, which was assumed to be euros until now.
update billing set state = state || jsonb_build_object(
  'currency', case when state ->> 'amount_due' is null then null else 'eur' end
);
