-- Who does the request under a key: another id for each try. A process that stood still while another took the key over finds it changed,
-- in the transaction in which it would have written.
alter table idempotent_answer add column holder uuid;
