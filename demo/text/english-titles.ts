import { bankOf } from "./bank.ts";

export const englishTitles = bankOf({
  any: [
    "{Room} {inArea}, {toUni}",
    "{Room} {inArea}, {city}, {pw}",
    "{Room}, {toUni}, {pw}",
    "{city}: {room} [available|free] from {begin}",
    "{Room} near {uni}, {dates}",
    "{Area} {room} - {pw}",
    "{Room} to rent in {city}, {toUni}",
  ],
  sublet: [
    "[Taking over my contract|Contract takeover]: {room} {inArea} until {end}",
    "Sublet: {room} {inArea}, {dates}",
    "[Looking for someone|Need someone] to take my {room} {inArea}",
    "{Room} near {uni}, tenancy takeover until {end}",
    "My {room} in {city}, {dates}, {pw}",
    "Replacement tenant wanted, {room}, {area}",
  ],
  cheaper: ["Reduced from {oldPrice}: {room} {inArea}, now {pw}", "{Room} {inArea} for less than I pay ({pw})"],
  "sublet hall": [
    "{Room} at {bldg}, {toUni}",
    "{bldg}, {city}: {room} from {begin}",
    "Student {room} in {city}, {bldg}, {pw}",
  ],
  landlord: [
    "{Room} {inArea}, [no agency fees|direct from landlord]",
    "{Room} to let, {area}, {city}",
    "{Room} available {begin}, {area}, {pw}",
  ],
  flatmate: [
    "[Flatmate|Housemate] wanted {inArea}, {pw}",
    "Spare room in [our|a] {bedrooms}-bed {inArea}",
    "{flatmates} of us looking for one more, {area}",
    "Room in friendly [shared|student] place, {area}, {city}",
  ],
  "flatmate women": ["[Female flatmate|Girl] wanted for {room} {inArea}"],
  "shared !alone": ["{Room} in a {bedrooms}-bed {place} near {uni}", "{Room} in {bedrooms}-bed {place}, {area}, {pw}"],
  "shared women": ["{Room} in all-girls {place}, {area}"],
  summer: [
    "Summer sublet, {room} {inArea}, {dates}",
    "Summer let near {uni}: {room}, {pw}",
    "{Room} in {city} over the summer ({weeks} weeks)",
    "{Area} {room} for the summer, {dates}",
  ],
  christmas: ["Christmas sublet: {room} {inArea}, {dates}", "{Room} in {city} over Christmas, {weeks} weeks"],
  "christmas sublet": ["My {room} while I'm home for Christmas, {area}"],
  "semester sublet": ["Going on exchange, {room} {inArea} from {begin}"],
  easter: ["Easter sublet, {room}, {area}, {dates}", "{Room} in {city} over Easter, {weeks} weeks"],
  semester: ["{Room} from {begin} to {end}, {area}", "Second semester let: {room} near {uni}"],
  next: [
    "{ay} {room} {inArea}, {toUni}",
    "{Room} for {ay}, {weeks} weeks, {area}",
    "{Room} near {uni} for next academic year",
  ],
  long: ["{Room} {inArea}, 12 months from {begin}", "Long let: {room} {inArea}, {pw}"],
  weeks: ["Short let, {room} {inArea}, {weeks} weeks", "{Room} for {weeks} weeks in {city}, {dates}"],
  soon: ["Available now: {room} {inArea}, {pw}", "{Room} in {city}, move in [this week|straight away]"],
  bills: [
    "{Room} {inArea}, bills included, {pw}",
    "{pw} all bills included, {room}, {area}",
    "{Room} near {uni}, bills inc",
  ],
  studio: ["Self-contained studio {inArea}, {toUni}", "Studio to yourself in {city}, {pw}"],
  ensuite: ["En-suite room {inArea}, {toUni}", "{city} en-suite, {dates}"],
  "flatwhole couple": ["{Room} {inArea}, couples welcome"],
  multi: ["Whole {room} {inArea}, good for sharers", "{Room} near {uni}, furnished, {pw} for the whole flat"],
  sharedbath: ["Cheap {room} {inArea}, {pw}", "{Room} in shared {place}, {toUni}"],
  pets: ["{Room} {inArea}, pets considered"],
  garden: ["{Room} with a garden {inArea}, {city}"],
  balcony: ["{Room} with balcony, {area}, {pw}"],
  view: ["{Room} on floor {floor} with a view, {area}"],
  nodeposit: ["{Room} in {city}, no deposit, from {begin}"],
  quiet: ["Quiet {room} {inArea}, {toUni}"],
});

export const longEnglishTitles = bankOf({
  any: [
    "{Room} {inArea}, {city}, {toUni}, {shopMin} minutes from {shop}, {pw}, available {dates}, furnished with a double bed and a proper desk, viewings in person or by video, message me any time if you have questions",
  ],
});
