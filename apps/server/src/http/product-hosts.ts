import { markup } from '@org/api'

/** The product of each host name, and the default for all others. */
export interface ProductHosts {
  readonly hosts: ReadonlyMap<string, string>
  readonly app: string
}

const tag = /<meta name="paraphe-hosts"[^<>]*>/

/** Writes the hosts into the page's `paraphe-hosts` tag, where the front end reads them. */
export function writeHosts(page: Uint8Array, { hosts, app }: ProductHosts): Uint8Array {
  const content = JSON.stringify({ hosts: Object.fromEntries(hosts), local: app })
  const written = markup`<meta name="paraphe-hosts" content="${content}" />`.html
  const text = new TextDecoder().decode(page)
  return new TextEncoder().encode(text.replace(tag, () => written))
}

/** Returns the product that a host shows. */
export function productOf(hostname: string, { hosts, app }: ProductHosts): string {
  return hosts.get(hostname) ?? app
}

/**
 * Returns the address of a product's pages: its host in `HOSTS`, with the scheme and port of the
 * public address. A product without a host, and the product that the public address shows, are at
 * the public address.
 */
export function urlOf(product: string, hosts: ProductHosts, publicUrl: string): string {
  const [host] = [...hosts.hosts].find(([, name]) => name === product) ?? []
  const { hostname } = new URL(publicUrl)
  if (host === undefined || productOf(hostname, hosts) === product) return publicUrl
  return originOf(host, publicUrl)
}

/** Returns the origin of a host, with the scheme and port of the public address. */
export function originOf(hostname: string, publicUrl: string): string {
  const address = new URL(publicUrl)
  address.hostname = hostname
  return address.origin
}
