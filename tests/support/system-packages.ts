import { spawnSync } from "node:child_process";

// Debian starts what it installs, and makes a PostgreSQL cluster. Its own two switches keep it from both.
const INSTALL = `
policy=/usr/sbin/policy-rc.d cluster=/etc/postgresql-common/createcluster.d/none.conf
[ -e $policy ] || { printf '#!/bin/sh\\nexit 101\\n' > $policy; chmod +x $policy; added=$policy; }
trap 'rm -f $added $cluster' EXIT
mkdir -p \${cluster%/*}
echo 'create_main_cluster = false' > $cluster
apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"`;

/** Installs Debian packages, as root or through sudo, and starts none of their services. Answers whether that worked. */
export function installSystemPackages(...packages: string[]): boolean {
  if (!works("apt-get", "--version")) return false;
  console.log(`Installing ${packages.join(", ")} with apt-get …`);
  const install = ["DEBIAN_FRONTEND=noninteractive", "sh", "-c", INSTALL, "sh", ...packages];
  const [command, args] = process.getuid?.() === 0 ? ["env", install] : ["sudo", ["-n", "env", ...install]];
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

function works(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
