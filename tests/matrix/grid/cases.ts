import { FAULTS, type GridFault } from "./faults.ts";
import { MOMENTS, WIRE_STEPS, type Moment, type WireStep } from "./steps.ts";
import type { Kill, Story, Uploader } from "./uploader.ts";
import { runFault } from "./run-fault.ts";
import { runFailure, runKill } from "./run-kill.ts";

/** One cell of the grid. */
export interface GridCase {
  title: string;
  step: string;
  fault: string;
  run: (story: Story) => Promise<void>;
}

/** All cases of an uploader: steps × faults, and moments × ways to end somebody. */
export function casesOf({ name, kills }: Uploader): GridCase[] {
  const cases = [
    ...WIRE_STEPS.flatMap((step) => FAULTS.filter(({ endings }) => step.target in endings).map(faulty(step))),
    ...MOMENTS.flatMap((moment) => kills.filter(({ ends }) => ends.includes(moment.who)).map(deadly(moment))),
    ...MOMENTS.filter(({ who, wire }) => who === "sender" && wire?.at === "before").map(failing),
  ];
  return cases.map((each) => Object.assign(each, { title: `${each.title}, sent by the ${name}` }));
}

function faulty(step: WireStep) {
  return (fault: GridFault): GridCase => ({
    title: `${idOf(step, fault)} ${step.id} × ${fault.name}`,
    step: step.id,
    fault: fault.name,
    run: (story) => runFault(story, step, fault),
  });
}

function idOf({ target }: WireStep, { ids: [photo, thing] }: GridFault): string {
  return ["photo", "begun", "part", "renewal"].includes(target) ? photo : thing;
}

function deadly(moment: Moment) {
  return (kill: Kill): GridCase => ({
    title: `${kill.id} ${moment.id} × ${kill.name}`,
    step: moment.id,
    fault: kill.name,
    run: (story) => runKill(story, moment, kill),
  });
}

function failing(moment: Moment): GridCase {
  const fault = "the phone can't write";
  return { title: `P19 ${moment.id} × ${fault}`, step: moment.id, fault, run: (story) => runFailure(story, moment) };
}
