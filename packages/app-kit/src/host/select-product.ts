/** Which product each host name shows, as in the server's settings `HOSTS` and `APP`. */
export interface HostConfig {
  /** Product names by host name (without port). */
  hosts: Readonly<Record<string, string>>
  /** Product of the local configuration, used for all unlisted hosts. */
  local: string
}

/**
 * Returns the name of the product that a host shows (specification 3, section 1.1).
 *
 * @param hostname without port, in any letter case, as in `location.hostname`
 */
export function selectProduct(hostname: string, config: HostConfig): string {
  const host = hostname.toLowerCase()
  return Object.hasOwn(config.hosts, host) ? (config.hosts[host] ?? config.local) : config.local
}
