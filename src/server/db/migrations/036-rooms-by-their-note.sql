-- Rooms with the link of a reported one, for whoever looks into it: a link is a contact as an e-mail address is.
create index listing_by_link on listing (md5(xhs_link)) where xhs_link is not null;
