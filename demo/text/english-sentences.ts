import { bankOf } from "./bank.ts";

export const englishOpenings = bankOf({
  "sublet !christmas !easter !weeks !summer !next": [
    "I'm [moving in with friends|moving to another city for work|moving back home], so I need someone to take over my {room}.",
    "I've lived here since last year and [really liked it|it's been great], but I finish my course soon.",
    "[Looking|I'm looking] for someone to take over my contract, which runs until {end}.",
    "I've graduated and [I'm heading home|got a job elsewhere], so my {room} is going from {begin}.",
    "My plans changed and I no longer need it.",
    "Posting for a [friend|flatmate] who is leaving {city}.",
  ],
  cheaper: [
    "I pay {oldPrice} and I'm covering the difference, so it's {pw} for you.",
    "The contract says {oldPrice} but I just want it gone, so {pw}.",
  ],
  landlord: [
    "I'm the landlord and I live [nearby|ten minutes away], so things get fixed quickly.",
    "We've let this place to students for [six|eight|ten|a few] years.",
    "No agency involved, you [deal with me directly|sign with me].",
    "The {place} was [repainted|recarpeted|rewired] this year and is [free|available] from {begin}.",
    "The last tenants stayed two years and have just moved out.",
  ],
  flatmate: [
    "One of our [flatmates|housemates] is moving out, so we have a room free from {begin}.",
    "We're looking for [someone easy-going|one more person] to take the spare room in our {bedrooms}-bed {place}.",
    "There are {flatmates} of us living here at the moment and we'd like to fill the last room.",
    "Room going in our {place} {inArea}, we need someone by {begin}.",
  ],
  "summer sublet": [
    "I'm [away|back home|travelling] all summer and don't want the room sitting empty.",
    "Good if you're [doing an internship|writing your dissertation|on a summer course] in {city}.",
    "Subletting my room over the summer, {dates}.",
    "I'm going home after exams and my contract runs on.",
  ],
  "christmas sublet": [
    "I'm going home for Christmas, so the room is free {dates}.",
    "Might suit [family visiting you|someone staying in {city} over the break].",
    "Room's empty over the holidays, {weeks} weeks in total.",
  ],
  "easter sublet": [
    "I'm away over Easter, so the room is free {dates}.",
    "Subletting over the Easter break, {weeks} weeks.",
  ],
  "semester sublet": [
    "I'm on [exchange|placement] next semester, so my room is free {dates}.",
    "Ideal for [exchange students|January starters], as it runs from {begin} to {end}.",
    "I've dropped my second semester module, so someone can have the room from {begin}.",
  ],
  "next sublet": [
    "I booked this for {ay} but [got into another uni|I'm staying home after all].",
    "I signed for {ay} early and my plans have changed.",
  ],
  "next !sublet": [
    "Available for the {ay} academic year, {weeks} weeks from {begin}.",
    "We're sorting next year's [house|place] now, start date {begin}.",
  ],
  "weeks sublet": [
    "I'm away for {weeks} weeks and subletting [my room|the place] while I'm gone.",
    "Works well if you need somewhere between two tenancies.",
    "Only free for these dates, I'm back afterwards.",
  ],
  open: ["Free from {begin} with no fixed end date."],
});

export const englishRoom = bankOf({
  "!multi": [
    "The room has a [double bed|small double], a [desk|big desk], a wardrobe and [plenty of storage|shelves].",
    "It gets [a lot of light|the sun in the afternoon|lovely morning light].",
    "[Fully furnished|Comes furnished], so you only need to bring bedding.",
    "There's room under the bed for suitcases and the wardrobe is huge.",
    "The desk fits two screens, which saved me during [exams|my dissertation].",
    "The mattress is [new|less than a year old] and [really comfy|pretty firm].",
    "The heating works well and the room stays warm in winter.",
    "It's at the back so it's [quiet|quiet at night].",
    "[Thick walls|Decent walls], I never hear the neighbours.",
    "Carpet was cleaned last month.",
    "Photos are recent and [unedited|taken on my phone].",
    "There's a blackout blind, handy in June.",
    "About [10|11|12|13|14] square metres, big enough for one.",
    "I'm leaving the [lamp|chair|shelves|mirror] if you want it.",
  ],
  studio: [
    "The studio has its own kitchen with [two hobs|a hob and combi oven] and a full fridge.",
    "Everything's in one room but the bed is [round the corner from|separate from] the kitchen.",
    "You don't share anything, it's all yours.",
    "Own front door, own bathroom, own kitchen.",
  ],
  ensuite: [
    "You get your own bathroom and share [the kitchen|a kitchen and living area].",
    "The shower has good pressure and hot water whenever you want it.",
    "Private [shower room|bathroom], so no queues before a 9am.",
    "The shared kitchen has two fridges and everyone has their own cupboard.",
  ],
  sharedbath: [
    "The bathroom is shared with [one other person|one flatmate].",
    "Shared bathroom and kitchen, both [cleaned every fortnight|kept tidy].",
    "There's a bathroom upstairs and a separate loo downstairs, so mornings are fine.",
  ],
  onebed: [
    "Separate bedroom and [living room|open-plan kitchen and lounge].",
    "The living room has a [sofa bed|decent sofa] and a table for four.",
  ],
  multi: [
    "{Bedrooms} proper bedrooms, all big enough for a double.",
    "Rent is for the whole {place}, so about {share} each.",
    "There's a big living room where everyone ends up.",
    "Works for a group of {bedroomsWord}.",
    "The whole {place} is yours, nobody else living there.",
    "Every bedroom has a bed, a desk and a wardrobe.",
    "The living room gets the sun until the evening.",
    "Bedrooms are similar sizes so nobody has to draw straws.",
    "Kitchen is big enough for everyone to cook at once.",
    "Furnished throughout, including the living room.",
  ],
  bay: ["Big bay window with a seat in it.", "It's an old terrace with high ceilings and a bay window."],
  view: [
    "We're on floor {floor}, so [nobody overlooks you|the sunsets are great].",
    "You can see [right across the city|the hills] from the window.",
  ],
  balcony: ["There's a small balcony that catches the evening sun."],
  newbuild: ["The building is only a couple of years old, so everything works."],
  leftovers: [
    "I'll leave the pans, plates and [rice cooker|kettle|air fryer] for you.",
    "Happy to leave my [desk lamp|clothes rail|printer|duvet], no charge.",
    "You can have whatever I don't take: [hangers and bedding|a drying rack and a rug].",
  ],
});

export const englishPlace = bankOf({
  walk: [
    "It's {aMinute} minute walk to {uni}.",
    "{uni} is {min} minutes on foot, [mostly flat|through the park|door to door].",
    "I walk to {uni} in {min} minutes.",
    "You can roll out of bed and be at {uni} in {min} minutes.",
    "{Area} is full of students and {uni} is {min} minutes away on foot.",
  ],
  near: [
    "You couldn't be much closer to {uni}: {min} minutes.",
    "So close to {uni} that I go home between lectures ({min} minutes).",
  ],
  ride: [
    "{uni} is {toMinutes}, [no changes|and it's frequent].",
    "The stop is round the corner and {uni} is {toMinutes}.",
    "I get to {uni} in {min} minutes {by}.",
    "A bit further out so it's cheaper, but {uni} is only {toMinutes}.",
  ],
  any: [
    "{shop} is {shopMin} minutes away [and open late|for food shopping|on foot].",
    "{Landmark} is [close by|round the corner|a short walk away].",
    "{Area} feels safe and there are always people about.",
    "[There are|You've got] plenty of cafes and takeaways nearby.",
    "It's a quiet street but everything is close.",
    "There's a Chinese supermarket you can walk to.",
    "Easy to get into town [and to the station|at night].",
    "Postcode is {outcode} if you want to check the map.",
    "[Nearest shop|The nearest supermarket] is {shop}, {shopMin} minutes.",
    "{Area} is my favourite part of {city}.",
  ],
});

export const englishPeople = bankOf({
  shared: [
    "You'd be living with {others}, all [students|postgrads|pretty relaxed].",
    "There {areOthers} in the {place}, [friendly but not in your face|everyone keeps to themselves a bit].",
    "We [cook together sometimes|have the odd film night] but it's not a party house.",
    "[Quiet|Tidy] flatmates, [mostly in the library|usually in bed by midnight].",
    "Everyone cleans up after themselves, which matters to us.",
    "A good mix of people: [UK and international|final years and masters].",
    "We'd like someone [clean and considerate|tidy and fairly quiet] who doesn't smoke indoors.",
  ],
  "shared women": [
    "It's an all-girls {place}, so [girls only please|we're looking for a girl].",
    "Female only, sorry boys.",
  ],
  "shared anyone": ["Anyone welcome, students or working.", "Don't mind if you're a student or a professional."],
  "alone couple": ["Fine for one person or a couple.", "Couples are fine, the price stays the same."],
  alone: ["[Best for one person|Really meant for one person].", "You'd have the place to yourself."],
  pets: ["[Cats are fine|A small pet is fine], just ask first."],
  "flat !pets": ["No smoking inside and no pets, sorry."],
  "house !pets": ["No pets and no smoking in the house, please."],
});

export const englishFacilities = bankOf({
  gym: [
    "There's a gym in the building which is [free for residents|never that busy].",
    "Free gym downstairs, so I cancelled my membership.",
  ],
  laundry: [
    "Washing machine and dryer [in the building|downstairs].",
    "There's a washing machine in the [kitchen|place].",
  ],
  reception: [
    "Reception takes in parcels and there's security [at night|all night].",
    "Staff at the desk, fob entry, and parcels get looked after.",
  ],
  studyroom: [
    "There's a study room downstairs that saves you the walk to the library.",
    "Shared lounge with [a pool table|a projector] and study rooms.",
  ],
  bike: ["Bike storage [inside|with a lock]."],
  garden: [
    "There's a small garden, good for barbecues.",
    "Garden out the back that gets the sun until eight in summer.",
  ],
  parking: ["You can park outside, no permit needed."],
  dishwasher: ["There's a dishwasher, which keeps the peace."],
  lift: ["The lift [works|goes all the way up], so moving in is easy."],
  any: [
    "The wifi is fast enough for [calls and gaming|everyone at once].",
    "Kitchen has [an oven, hob and microwave|everything you need to cook properly].",
    "Big fridge freezer, so you can shop once a week.",
    "The boiler was replaced last year, so hot water isn't a problem.",
    "Smoke alarm is sensitive, so open the window when you fry anything.",
  ],
});

export const englishRent = bankOf({
  any: [
    "Rent is {pw}, [paid monthly|which is about {pcm}].",
    "It's {pw}, [slightly negotiable|so {pcm}].",
    "{pw}, or {pcm} if you pay monthly.",
    "Asking {pw} but [open to sensible offers|make me an offer for the whole period].",
  ],
});

export const englishBills = bankOf({
  bills: [
    "All bills are included: gas, electric, water and wifi.",
    "{pw} including everything, so nothing extra to pay.",
    "Bills are in the rent, heating too.",
    "Water, heating and internet are all covered.",
    "The price includes bills, about {pcm} all in.",
    "No bills to split, it's all part of the rent.",
  ],
  billscap: [
    "Bills are included up to £{cap} a week, and we've never gone over.",
    "Bills capped at £{cap} a week.",
    "Water and wifi included, energy is capped at £{cap} a week.",
  ],
  nobills: [
    "Bills come to around £[10|12|14|15|16|18] a week each.",
    "Bills are split between us and aren't included.",
    "Bills on top, [wifi is already set up|we use an app to split them].",
    "Not including bills, students don't pay council tax.",
  ],
  deposit: [
    "Deposit is {depositWords}, held in a protected scheme.",
    "There's a deposit of {depositWords}, back at the end if nothing is broken.",
  ],
  nodeposit: ["No deposit and no fees.", "There's no deposit to pay."],
  "sublet hall": [
    "The transfer goes through the accommodation office and [I'll pay the fee|takes a couple of days].",
    "You sign with the [halls|building], so it's all official.",
  ],
  landlord: ["If you don't have a UK guarantor we can [work something out|talk about it]."],
});

export const englishDates = bankOf({
  any: [
    "Free from {begin}, [a few days either way is fine|give or take a day or two].",
    "I can hand over the keys on {begin}.",
    "Move in from {begin}.",
  ],
  "!open": [
    "The dates are {dates}, [so {length}|{length} in total].",
    "You could stay until {end}.",
    "I'd rather let it for the whole time, {dates}.",
    "It runs until {end}, and [you can ask to extend|that's fixed, I'm afraid].",
    "Available {dates}.",
  ],
  open: [
    "Stay as long as you like, a month's notice is enough.",
    "No end date, but three months or more would be ideal.",
  ],
  "short !open": [
    "Short stays are fine, [even a couple of weeks|within those dates].",
    "I'd split the dates if two people each want part of it.",
  ],
  soon: ["It's empty now, so you can move in [straight away|as soon as the paperwork is done]."],
  long: ["Looking for someone for at least six months."],
  next: ["It's a {weeks} week contract, holidays included."],
});

export const englishClosings = bankOf({
  any: [
    "Message me for [a video|more photos|a viewing].",
    "Happy to show you round, [weekends are best|evenings are easiest|just say when].",
    "Drop me a line and [tell me a bit about yourself|say when you'd move in].",
    "Video viewings are fine if you're [abroad|not in {city} yet].",
    "Please don't send anyone money before you've seen a place.",
    "First come, first served.",
    "Get in touch if you're interested, [I reply most evenings|I usually answer the same day].",
    "Email is best, I check it more than my phone.",
    "Any questions, just ask.",
    "Can't do viewings this week, but I can send a walk-through video.",
    "I'll take this down once it's gone.",
    "If the ad's still up, the room's still free.",
  ],
  sublet: ["I still live here so you can come and see it [any day|after five].", "I can show you the contract first."],
  flatmate: ["Come round for a cup of tea and meet everyone first."],
  landlord: ["Viewings by appointment, [I'll meet you there|weekday evenings suit me]."],
});
