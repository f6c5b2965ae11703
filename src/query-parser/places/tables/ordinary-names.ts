/** Names that are ordinary words too, by their keys in the gazetteer: they are places only where the words around them say so. */
export const ORDINARY =
  "reading bath battle sale deal sandwich rugby stone ware bury wells rye diss fleet grays wick bow bank angel oval temple monument strand " +
  "barking chapter vita roost hope lee castle primrose hanover marsh meadows polygon viaduct botanic shambles uplands southside quay walker " +
  "grange moorlands fairfield canton woodlands paradise parkside old lodge queens kings exchange lime butler canvas goldsmiths easteend " +
  "unite fresh barnes maryland oakwood";

/** Words that are names far oftener: only an article before them makes them words. */
export const SELDOM_ORDINARY =
  "imperial hull lincoln stratford victoria waterloo newport soton ulster trent poplar arsenal stoke borough embankment cov leam haymarket " +
  "slade shirley arboretum hythe goldsmith marston greenbank wolves riverside chesterton aber boro";

/** "In the bath" is no town, but "the Strand" is a street. */
export const NEVER_WITH_ARTICLE = "bath reading battle sale deal rugby stone ware bury wells diss grays";
