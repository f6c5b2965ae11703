import { districtsOf } from "../outward-code.ts";
import { areaOf } from "../postcodes/outward-codes.ts";

/**
 * London's fare zones by postcode district, from general knowledge of its stations: a district with stations of two zones stands in
 * both rows.
 */
const DISTRICTS: readonly (readonly [zone: number, districts: string])[] = [
  [1, "E1 E1W EC1 EC2 EC3 EC4 N1 N1C NW1 SE1 SE11 SW1 SW3 SW5 SW7 W1 W2 W8 WC1 WC2"],
  [2, "E1 E2 E3 E5 E8 E9 E14 E15 E16 E20 N1 N4 N5 N7 N16 N19 NW1 NW3 NW5 NW6 NW8 NW10 SE4 SE5 SE8 SE10 SE11 SE13"],
  [2, "SE14 SE15 SE16 SE17 SE22 SE24 SW2 SW4 SW5 SW6 SW8 SW9 SW10 SW11 SW12 SW15 SW18 W4 W6 W9 W10 W11 W12 W14"],
  [3, "E6 E7 E10 E11 E12 E13 E15 E16 E17 N2 N6 N8 N10 N15 N17 N19 N22 NW2 NW4 NW10 NW11 SE3 SE4 SE6 SE7 SE10 SE12"],
  [3, "SE13 SE19 SE21 SE22 SE23 SE24 SE26 SE27 SW12 SW13 SW14 SW15 SW16 SW17 SW18 SW19 W3 W4 W5 W7 W13"],
  [4, "BR3 CR4 CR7 E4 E12 E18 HA0 HA9 IG1 IG2 IG3 IG4 IG8 IG11 KT3 N3 N9 N11 N12 N13 N14 N18 N20 N21 NW7 NW9 SE2"],
  [4, "SE9 SE18 SE20 SE25 SE28 SM4 SW20 TW7 TW8 TW9 W7"],
  [5, "BR1 BR2 BR7 CR0 DA14 DA15 DA16 EN1 EN2 EN3 EN4 EN5 HA1 HA2 HA3 HA5 HA7 HA8 IG7 KT4 RM8 RM9 SM1 SM3 SM5 TW1"],
  [5, "TW2 TW3 TW10 TW11 UB1 UB2 UB5 UB6"],
  [6, "BR4 BR5 BR6 CR2 CR5 DA5 DA7 DA8 HA4 HA6 KT1 KT2 KT5 KT6 RM1 RM2 RM3 RM7 RM10 RM12 RM13 RM14 SM2 TW4 TW5"],
  [6, "TW6 TW12 TW13 TW14 UB3 UB4 UB7 UB8 UB10 UB11"],
];

let zonesByDistrict: ReadonlyMap<string, readonly number[]> | undefined;

/** The fare zone that a wish names: `Zone 2`; null for other wishes. */
export function zoneNamed(wish: string): number | null {
  const zone = /^zone[ -]?([1-6])$/i.exec(wish)?.[1];
  return zone === undefined ? null : Number(zone);
}

/** The fare zones that a postcode, or its outward half, lies in; none for an unknown one, and outside London. */
export function zonesOf(postCode: string): readonly number[] {
  zonesByDistrict ??= readZones();
  const [zones = []] = districtsOf(postCode).flatMap((district) => {
    const known = zonesByDistrict?.get(district);
    return known === undefined ? [] : [known];
  });
  return zones;
}

function readZones(): ReadonlyMap<string, readonly number[]> {
  const zones = new Map<string, number[]>();
  for (const [zone, districts] of DISTRICTS) {
    for (const district of districts.split(" ")) zones.set(district, [...(zones.get(district) ?? []), zone]);
  }
  return zones;
}

/** London's quarters as people call them, by the areas of its postcodes; from general knowledge, and wider than compass points. */
const QUARTERS: Readonly<Record<string, string>> = {
  "East London": "E IG RM",
  "West London": "W TW UB HA",
  "North London": "N NW EN HA",
  "South London": "SE SW BR CR KT SM",
  "North East London": "E N IG RM",
  "North West London": "NW W HA",
  "South East London": "SE BR DA",
  "South West London": "SW KT SM TW",
};

/** Whether a wish names a quarter of London: `East London`. */
export function isQuarter(wish: string): boolean {
  return Object.hasOwn(QUARTERS, wish);
}

/** Whether a postcode lies in a quarter of London. */
export function isInQuarter(postCode: string, quarter: string): boolean {
  const [district = ""] = districtsOf(postCode);
  return QUARTERS[quarter]?.split(" ").includes(areaOf(district)) === true;
}
