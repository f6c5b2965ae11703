import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";

/** Says at the end which part of the fault matrix was run. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default class PartReport implements Reporter {
  private cases: TestCase[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.cases = suite.allTests();
  }

  onEnd(): void {
    const inFolder = (folder: string) => this.cases.filter(({ location }) => location.file.includes(folder)).length;
    const [grid, exchange, without, written] = [
      "/matrix/grid/",
      "/matrix/exchange/",
      "/matrix/without/",
      "/e2e/outbox",
    ].map(inFolder);
    console.log(
      `\nOf the fault matrix this ran ${grid} cases of the grid, sent by page and worker, ${exchange} of what is ` +
        `exchanged without an outbox, ${without} browsers that lack something, and ${written} written cases. \`npm run test:matrix\` runs all.`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
