import type { CityName } from "#domain/cities.ts";

/** A university as students of that city call it. */
export interface University {
  key: string;
  /** As in the list of universities named in demo/README.md. */
  name: string;
  short: string;
  /** The Chinese names in use, the commonest first. */
  chinese: readonly string[];
}

export type WayToCampus = "walk" | "bus" | "tube" | "tram" | "metro" | "train";

export interface Journey {
  university: University;
  by: WayToCampus;
  minutes: number;
}

/** A part of town where students live. */
export interface Area {
  outwardCode: string;
  name: string;
  journeys: readonly Journey[];
}

export interface CityPlaces {
  city: CityName;
  /** What Chinese students call it, the commonest first. */
  chinese: readonly string[];
  /** How many of 600 rooms are here: follows the number of students from abroad. */
  weight: number;
  /** Rents between Liverpool's (0) and London's (1). */
  rentLevel: number;
  areas: readonly Area[];
  /** What a room may be near, in the words of both languages: `[English, Chinese]`. */
  landmarks: readonly (readonly [string, string])[];
}

interface CityNotes {
  chinese: string;
  weight: number;
  rentLevel: number;
  /** A line each: key | name | short | Chinese names. */
  universities: string;
  /** A line each: outward code | area | key way minutes, … */
  areas: string;
  /** A line each: English | Chinese. */
  landmarks: string;
}

/** Reads a city's notes, which are tables in text because they are easier to keep that way. */
export function cityPlaces(city: CityName, notes: CityNotes): CityPlaces {
  const universities = cellsOf(notes.universities).map(universityOf);
  return {
    city,
    chinese: notes.chinese.split(" "),
    weight: notes.weight,
    rentLevel: notes.rentLevel,
    areas: cellsOf(notes.areas).map((cells) => areaOf(cells, universities)),
    landmarks: cellsOf(notes.landmarks).map(([english = "", chinese = ""]) => [english, chinese] as const),
  };
}

function cellsOf(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

function universityOf([key = "", name = "", short = "", chinese = ""]: string[]): University {
  return { key, name, short, chinese: chinese.split(" ") };
}

function areaOf([outwardCode = "", name = "", journeys = ""]: string[], universities: University[]): Area {
  return { outwardCode, name, journeys: journeys.split(",").map((text) => journeyOf(text.trim(), universities)) };
}

function journeyOf(text: string, universities: University[]): Journey {
  const [key, by, minutes] = text.split(" ");
  const university = universities.find((candidate) => candidate.key === key);
  if (university === undefined || !isWay(by)) throw new Error(`Not a journey: ${text}`);
  return { university, by, minutes: Number(minutes) };
}

const WAYS = ["walk", "bus", "tube", "tram", "metro", "train"] as const;

function isWay(text: string | undefined): text is WayToCampus {
  return WAYS.some((way) => way === text);
}
