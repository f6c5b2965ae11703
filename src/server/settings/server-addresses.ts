const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/;

/**
 * The servers that an address names, each as an address of its own: libpq's way of writing several, `postgresql://user@one:5432,two:5432/db`,
 * is unknown to the driver. @returns One or more; none where the text is no PostgreSQL address.
 */
export function serverAddresses(url: string): string[] {
  const [, scheme = "", hosts = "", rest = ""] = ADDRESS.exec(url) ?? [];
  const each = hosts.split(",").map((host) => `${scheme}${host.trim()}${rest}`);
  return each.every(isPostgres) ? each : [];
}

function isPostgres(url: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? "");
}
