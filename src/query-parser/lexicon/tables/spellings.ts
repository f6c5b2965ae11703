/** Names of rooms that typos are corrected to. */
export const ROOM_WORDS =
  "studio studios ensuite ensuites flatshare flatshares houseshare bedroom bedrooms bathroom bathrooms double " +
  "single apartment share shared sharing roommate flatmate housemate private";

/** Words that only look like typos of them. */
export const NO_ROOM_WORDS =
  "shard shear hares spared shares sheared studies studied sharking sparing staring singles doubles doubled " +
  "pirate privates bathrobe";

/** Words of wishes that typos are corrected to. */
export const WISH_WORDS =
  "included including inclusive utilities furnished unfurnished furniture parking balcony washing machine " +
  "dishwasher laundry supermarket smoking smoker guarantor deposit deposits student accommodation flexible couple " +
  "couples friendly female girls station underground campus garden elevator internet kitchen kitchenette cooking " +
  "security storage heating affordable cheaper quiet quieter peaceful monthly weekly sublet sublease temporary " +
  "central centre landlord bicycle wardrobe spacious modern instalments university concierge";

/** Words that only look like typos of them. */
export const NO_WISH_WORDS =
  "quite quilt finished smoke smokes heading healing parsing wasting subset guarantee guarantees temporal " +
  "temporarily machines gardens barking marking packing sparking cooling booking looking seating beating warden " +
  "garments girl grills cattle station's statin females smokers centred winter sublets guarantors student's " +
  "students studying stunning central's weekday included's apples modem accommodations";
