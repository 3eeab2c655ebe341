/** Which product each host name shows. The server's settings `HOSTS` and `APP` have the same meaning. */
export interface HostConfig {
  /** Host name (without port) to product name. */
  hosts: Readonly<Record<string, string>>
  /** Product of the local configuration, used for every host that is not listed. */
  local: string
}

/**
 * The name of the product that a host shows (specification 3, section 1.1).
 *
 * @param hostname without port, in any case, as `location.hostname` gives it.
 */
export function selectProduct(hostname: string, config: HostConfig): string {
  const host = hostname.toLowerCase()
  return Object.hasOwn(config.hosts, host) ? (config.hosts[host] ?? config.local) : config.local
}
