-- Searches that found nothing, counted by day, place and price band alone (A-77): nobody's words, account or address.
create table unmet_search (
  day date not null,
  city text not null,
  band text not null,
  count integer not null check (count > 0),
  primary key (day, city, band)
);
