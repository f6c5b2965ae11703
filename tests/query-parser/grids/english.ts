import type { GridLanguage, PhrasesByCue } from "./grid-language.ts";

const BILLS: PhrasesByCue = {
  bare: ["{noun} {sum}", "{sum} for {noun}"],
  cap: ["{noun} capped {sum}", "{noun} capped at {sum}", "{noun} max {sum}"],
  about: ["{noun} about {sum}", "roughly {sum} for {noun}", "{noun} around {sum}"],
  from: ["{noun} from {sum}", "{noun} starting at {sum}"],
  "up to": ["{noun} up to {sum}", "happy to pay up to {sum} for {noun}", "up to {sum} for {noun}"],
  "not over": ["no {noun} over {sum}", "{noun} no more than {sum}", "not more than {sum} for {noun}"],
  asks: [
    "landlord asks {sum} for {noun}",
    "the landlord wants {sum} on top for {noun}",
    "agent charges {sum} for {noun}",
  ],
  was: ["paid {sum} for {noun} last year", "my {noun} used to be {sum}"],
};

const ONE_OFF: PhrasesByCue = {
  bare: ["{noun} {sum}", "{sum} {noun}"],
  cap: ["{noun} capped at {sum}", "max {noun} {sum}"],
  about: ["{noun} around {sum}", "about {sum} {noun}"],
  from: ["{noun} from {sum}", "{noun} starts at {sum}"],
  "up to": ["{noun} up to {sum}", "can pay up to {sum} {noun}"],
  "not over": ["no {noun} over {sum}", "{noun} not more than {sum}", "{noun} under {sum}"],
  asks: ["landlord asks for a {sum} {noun}", "agent wants {sum} {noun}"],
  was: ["my last {noun} was {sum}", "paid a {sum} {noun} last time"],
};

/** English lines. */
export const ENGLISH: GridLanguage = {
  rents: [
    { text: "180pw", pounds: 180, per: "week" },
    { text: "£150 pw", pounds: 150, per: "week" },
    { text: "£780 pcm", pounds: 780, per: "month" },
    { text: "£210 a week", pounds: 210, per: "week" },
    { text: "165 per week", pounds: 165, per: "week" },
    { text: "£900 a month", pounds: 900, per: "month" },
    { text: "£195/week", pounds: 195, per: "week" },
  ],
  rentPhrases: {
    bare: ["{rent}", "budget {rent}"],
    cap: ["max {rent}", "{rent} max", "rent capped at {rent}"],
    about: ["about {rent}", "around {rent}", "roughly {rent}"],
    from: ["from {rent}", "at least {rent}", "{rent} or more"],
    "up to": ["up to {rent}", "budget up to {rent}", "rent up to {rent}"],
    "not over": ["no more than {rent}", "not over {rent}", "under {rent}"],
  },
  cities: [
    { text: "Leeds", city: "Leeds" },
    { text: "Manchester", city: "Manchester" },
    { text: "Sheffield", city: "Sheffield" },
    { text: "London", city: "London" },
    { text: "Nottingham", city: "Nottingham" },
  ],
  rooms: [
    { text: "ensuite", withArticle: "an ensuite", roomType: "ensuite" },
    { text: "room", withArticle: "a room", roomType: "room" },
    { text: "double room", withArticle: "a double room", roomType: "double" },
    { text: "studio", withArticle: "a studio", roomType: "studio" },
    { text: "one-bed flat", withArticle: "a one-bed flat", roomType: "1b1b" },
  ],
  wishes: [
    "{room} {city} {rent}",
    "looking for {a room} in {city}, {rent}",
    "{city} {room} {rent}",
    "{room} in {city}, {rent}",
    "need {a room} in {city}, {rent}",
  ],
  wishesRentFirst: ["{rent}, {room} in {city}", "{rent} {city} {room}"],
  heads: {
    bills: {
      nouns: [
        { noun: "bills", sums: ["£50", "£60 a month", "40"] },
        { noun: "utilities", sums: ["30 pcm", "£45", "£15 a week"] },
        { noun: "council tax", sums: ["£90 a month", "£100"] },
        { noun: "internet", sums: ["£30", "25 a month"] },
        { noun: "wifi", sums: ["£20 pcm", "£30"] },
        { noun: "gas and electric", sums: ["£70 pcm", "£20pw"] },
        { noun: "heating", sums: ["£40", "£35 a month"] },
      ],
      phrases: BILLS,
    },
    deposit: {
      nouns: [
        { noun: "deposit", sums: ["£300", "500", "£650"] },
        { noun: "holding deposit", sums: ["£150", "£200"] },
        { noun: "security deposit", sums: ["£500", "£800"] },
      ],
      phrases: ONE_OFF,
    },
    fee: {
      nouns: [
        { noun: "agency fee", sums: ["£100", "£150"] },
        { noun: "admin fee", sums: ["£50", "£75"] },
        { noun: "booking fee", sums: ["£120", "£200"] },
        { noun: "contract fee", sums: ["£95", "£60"] },
        { noun: "reference fee", sums: ["£50", "£40"] },
      ],
      phrases: ONE_OFF,
    },
    income: {
      nouns: [
        { noun: "salary", sums: ["£30k", "£28,000 a year", "£31,500"] },
        { noun: "income", sums: ["£2,400 a month", "£35,000", "£1,900 a month"] },
      ],
      phrases: {
        bare: ["my {noun} is {sum}", "I'm on {sum}"],
        cap: ["my {noun} is capped at {sum}", "earnings capped at {sum}"],
        about: ["my {noun} is about {sum}", "I earn roughly {sum}"],
        from: ["my guarantor earns at least {sum}", "my {noun} starts at {sum}"],
        "up to": ["with overtime my {noun} goes up to {sum}", "I earn up to {sum}"],
        "not over": ["my {noun} is not over {sum}", "I earn no more than {sum}"],
        asks: ["agency asks for a guarantor {noun} of {sum}", "landlord wants proof of {sum} {noun}"],
        was: ["my {noun} was {sum} last year", "I used to earn {sum}"],
      },
    },
    distance: {
      nouns: [
        { noun: "campus", sums: ["20 min walk", "15 minutes by bus", "2 miles"] },
        { noun: "uni", sums: ["25 min", "20 minutes"] },
        { noun: "the office", sums: ["40 minutes", "30 min by train"] },
        { noun: "the city centre", sums: ["15 min walk", "1.5 miles"] },
      ],
      phrases: {
        bare: ["{sum} from {noun}", "{sum} to {noun}"],
        cap: ["max {sum} to {noun}", "{sum} max from {noun}"],
        about: ["about {sum} from {noun}", "roughly {sum} to {noun}"],
        from: ["at least {sum} away from {noun}"],
        "up to": ["up to {sum} from {noun}", "fine with up to {sum} to {noun}", "within {sum} of {noun}"],
        "not over": ["no more than {sum} to {noun}", "not over {sum} from {noun}", "under {sum} to {noun}"],
        asks: ["my boss asks me to live within {sum} of {noun}"],
        was: ["my last place was {sum} from {noun}", "it used to be {sum} to {noun}"],
      },
    },
    age: {
      nouns: [
        { noun: "housemates", sums: ["25", "30", "22"] },
        { noun: "flatmates", sums: ["28", "21", "24"] },
      ],
      phrases: {
        bare: ["I'm {sum}", "I am {sum} years old"],
        cap: ["{noun} max age {sum}", "age limit {sum} for {noun}"],
        about: ["{noun} around {sum} years old", "{noun} aged about {sum}"],
        from: ["{noun} aged {sum} and over", "{noun} from {sum} years old"],
        "up to": ["{noun} up to {sum} years old", "{noun} up to age {sum}"],
        "not over": ["no {noun} over {sum}", "{noun} not older than {sum}"],
        asks: ["landlord asks for tenants over {sum}", "landlord wants people aged {sum} or older"],
        was: ["I turned {sum} last week", "I was {sum} when I came here"],
      },
    },
    people: {
      nouns: [
        { noun: "housemates", sums: ["4", "3", "five"] },
        { noun: "flatmates", sums: ["2", "5", "three"] },
      ],
      phrases: {
        bare: ["{sum} {noun}", "sharing with {sum} people"],
        cap: ["max {sum} {noun}", "{sum} people max in the house"],
        about: ["around {sum} {noun}", "about {sum} people in the house"],
        from: ["at least {sum} {noun}", "{sum} or more people in the house"],
        "up to": ["up to {sum} {noun}", "sharing with up to {sum} people"],
        "not over": ["no more than {sum} {noun}", "not over {sum} people in the house"],
        asks: ["landlord asks for no more than {sum} people"],
        was: ["my last house had {sum} people", "I had {sum} {noun} before"],
      },
    },
    "former rent": {
      nouns: [
        { noun: "place", sums: ["£140pw", "£600 pcm", "£230 a week"] },
        { noun: "room", sums: ["£130 per week", "£950 a month"] },
        { noun: "flat", sums: ["£250pw", "£155 a week"] },
      ],
      phrases: {
        bare: ["currently paying {sum}", "my {noun} now is {sum}"],
        cap: ["the rent of my old {noun} was capped at {sum}"],
        about: ["currently paying about {sum}", "my {noun} now costs around {sum}"],
        from: ["the rent of my {noun} went up from {sum}"],
        "up to": ["my landlord is putting my rent up to {sum}", "the rent of my old {noun} went up to {sum}"],
        "not over": ["never paid over {sum} before", "my last {noun} was no more than {sum}"],
        asks: ["my current landlord asks {sum}", "my landlord now wants {sum} for my {noun}"],
        was: ["my last {noun} was {sum}", "I used to pay {sum}", "last year's rent was {sum}"],
      },
    },
  },
  joiners: [", ", " ", ". "],
  plainJoiner: ", ",
};
