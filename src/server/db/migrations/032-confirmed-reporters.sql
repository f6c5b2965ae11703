-- Whoever reports without an account confirms the address that they leave: the answer goes to nobody else's mailbox (A-60).
-- Null where it is not confirmed, or where there is none.
alter table report add column email_confirmed_at timestamptz(3);

-- Until now an answer was promised to each address: who waits for one still gets it.
update report set email_confirmed_at = created_at where email is not null;
