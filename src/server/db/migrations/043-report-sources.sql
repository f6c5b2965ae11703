-- From where an open report comes: a keyed hash of an account, or of a visitor's network. What one source has reported is one group,
-- which a moderator dismisses together. Null once it is decided, and for reports of builds before.
alter table report add column source text;
create index report_open_of_source on report (source) where state = 'open' and source is not null;
