-- A room's words as everybody may read them: its contacts and whole postcodes covered (A-86, A-45). Null where nothing is covered.
-- Wishes choose rooms by them, and so confirm no contact. Rooms from before are marked, and written anew in the background (011).
alter table listing add column covered_words text;
update listing set search_text = split_part(search_text, chr(31), 1);
