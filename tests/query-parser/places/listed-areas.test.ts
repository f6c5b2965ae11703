import { describe, expect, test } from "vitest";
import { parseRequest } from "../../../src/query-parser/parse-request.ts";

const TODAY = "2026-11-20";

/** What the field of the area says of a request. */
function areaOf(text: string): string[] {
  return parseRequest(text, TODAY).post_code?.split(", ") ?? [];
}

describe("an area that no gazetteer knows is kept as it is written where a list makes it one", () => {
  test.each([
    ["Room wanted in Leeds: Headingley, Kestrel Lodge or Woodhouse", "Kestrel Lodge"],
    ["Two bed in Bristol, Filton / Patchway Common", "Patchway Common"],
    ["看 Beeston、Bramcote，单间 £120", "Bramcote"],
    ["诺丁汉，Lenton 或者 Radnor Vale 都行", "Radnor Vale"],
    ["区域：Bramcote、Toton，诺丁汉单间", "Toton"],
    ["Single in Perth, somewhere round Kinnoull or Scone", "Kinnoull"],
    ["Area: Kinnoull / Scone, Perth, single room", "Scone"],
    ["Room in Durham near Aykley Heads, £130 a week", "Aykley Heads"],
    ["杜伦单间，离 Aykley Heads 近", "Aykley Heads"],
    ["Room in town, Acre Street, Mill Road or Well Street", "Well Street"],
    ["Filton or Bradley Stoke, Bristol", "Bradley Stoke"],
    ["One bed in Norwich, Thorpe Hamlet or Tombland ideally", "Tombland"],
    ["Room in Wolverhampton, Whitmore Reans or city centre", "Whitmore Reans"],
    ["哈德斯菲尔德 town centre 或 Aspley 都好", "Aspley"],
    ["诺丁汉单间，Bramcote 附近", "Bramcote"],
    ["雷丁单间，Lower Earley 或 Whitley 都行", "Lower Earley"],
    ["Room in Leeds, city centre, Holbeck or Leeds Dock", "Leeds Dock"],
    ["曼城单间，Sale、Altrincham或者Stretford", "Altrincham"],
    ["Room in Newcastle: Jesmond, High Heaton or Kenton", "High Heaton"],
    ["Studio in London, Clapham South please", "Clapham South"],
  ])("%s: %s", (text, area) => {
    expect(areaOf(text)).toContain(area);
  });
});

describe("what is no name of an area is none in a list either", () => {
  test.each([
    ["Hi, Headingley or Hyde Park please. Anna", ["Headingley", "Hyde Park"]],
    ["Double in Headingley, Bills Included, Furnished, Studio", ["Headingley"]],
    ["Room in Headingley, January or February", ["Headingley"]],
    ["Degree in Law or Politics, room in Headingley", ["Headingley"]],
    ["Room in Headingley, North Leeds or Central Leeds", ["Headingley"]],
    ["不要 Bramcote、Toton，住 Beeston", ["Beeston"]],
    ["Not Bramcote or Toton, room in Beeston", ["Beeston"]],
    ["Headingley room near Tesco or Aldi", ["Headingley"]],
    ["My parents live near Okehampton. Room in Heavitree", ["Heavitree"]],
    ["Looking with Sam and Anna for a room in Headingley", ["Headingley"]],
  ])("%s", (text, areas) => {
    expect(areaOf(text)).toEqual(areas);
  });
});
