import { expect, test } from "vitest";
import { eitherOf, parsePlace, placeName, placeText, positionText } from "#domain/travel/place.ts";

const MANCHESTER = { north: 53.467, east: -2.234, name: "University of Manchester", chinese: "曼彻斯特大学" };

test("SQ-10: a place as text holds its position and both names, and comes back from there", () => {
  expect(placeText(MANCHESTER)).toBe("53.467,-2.234,University of Manchester,曼彻斯特大学");
  expect(parsePlace(placeText(MANCHESTER))).toEqual(MANCHESTER);
  expect(parsePlace("51.524,-0.134")).toEqual({ north: 51.524, east: -0.134, name: "" });
});

test("SQ-10: commas in a name take nothing apart", () => {
  const city = { north: 51.528, east: -0.102, name: "City, University of London", chinese: "伦敦城市大学" };
  expect(parsePlace(placeText(city))).toEqual({ ...city, name: "City University of London" });
});

test("SQ-10: each language has its own name, a place without one its position", () => {
  expect(placeName(MANCHESTER, "zh")).toBe("曼彻斯特大学");
  expect(placeName(MANCHESTER, "en")).toBe("University of Manchester");
  expect(placeName({ north: 51.524, east: -0.134, name: "" }, "zh")).toBe("51.524,-0.134");
  expect(positionText(MANCHESTER)).toBe("53.467,-2.234");
});

test("A-78: places that do as well are one text, within its length", () => {
  const ucl = { north: 51.524, east: -0.134, name: "UCL" };
  const either = eitherOf(MANCHESTER, [ucl]);
  expect(placeText(either)).toBe("53.467,-2.234,University of Manchester,曼彻斯特大学;51.524,-0.134,UCL");
  expect(parsePlace(placeText(either))).toEqual({ ...MANCHESTER, others: [ucl] });
  expect(positionText(either)).toBe("53.467,-2.234;51.524,-0.134");
  expect(parsePlace(positionText(either))?.others).toHaveLength(1);
  expect(placeName(either, "zh")).toBe("曼彻斯特大学 / UCL");
  expect(eitherOf(ucl, [ucl, ucl, ucl]).others).toHaveLength(2);
  expect(eitherOf(ucl, [{ ...ucl, name: "x".repeat(150) }])).toEqual(ucl);
  expect(parsePlace("51.524,-0.134;Paris")).toBeNull();
});

test.each(["", "UCL", "51.524", "48.85,2.35,Paris", "91,0", "51.52412345,0", "51.5,-0.1,".padEnd(200, "x"), "NaN,NaN"])(
  "SQ-10: %j is no place",
  (text) => {
    expect(parsePlace(text)).toBeNull();
  },
);
