-- What was typed by the month stays as it was typed, beside the price of the week (A-87).
alter table listing add column price_per_month_pence integer;
alter table tenant_request add column price_per_month_pence integer;
