-- A room that is let as a whole home says so among its facts (r:entire), by which searches for a kind of room find it. Rooms from
-- before are written anew in the background (011); until then no kind finds them.
update listing set search_text = split_part(search_text, chr(31), 1);
