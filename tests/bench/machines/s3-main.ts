import { startS3Server } from "../../support/s3-server.ts";

// The test store as a machine of its own.
const { endpoint } = await startS3Server(process.argv[2], Number(process.argv[3]));
process.stdout.write(`listening at ${endpoint}\n`);
