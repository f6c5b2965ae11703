-- All that a message that waits came from, each with its own words, ways and time: one that is taken back leaves the others. Null
-- where it is one, which the row's own columns say, and in rows of the build before.
alter table notification add column sources jsonb;
