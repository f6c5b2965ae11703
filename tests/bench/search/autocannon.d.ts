/** The part of autocannon that the benchmark uses; the package comes without types. */
declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: { path: string; headers?: Record<string, string> }[];
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
