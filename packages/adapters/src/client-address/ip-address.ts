import { isIP } from 'node:net'

/** An IPv4 address, or the eight groups of an IPv6 one. */
export type IpAddress =
  | { readonly family: 'ipv4'; readonly text: string }
  | { readonly family: 'ipv6'; readonly text: string; readonly groups: readonly number[] }

/**
 * Parses an address as proxies write it: with or without port, brackets or zone. An IPv4-mapped
 * IPv6 address counts as IPv4. Null when the text is not an address.
 */
export function parseIp(written: string): IpAddress | null {
  const text = withoutPort(written.trim()).replace(/%.*/, '')
  const version = isIP(text)
  if (version === 0) return null
  if (version === 4) return { family: 'ipv4', text }
  const groups = groupsOf(text)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return { family: 'ipv6', text, groups }
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff])
  return { family: 'ipv4', text: bytes.join('.') }
}

/**
 * Returns what counts as one client: an IPv4 address, or the /64 of an IPv6 address, which
 * providers assign to a single connection.
 */
export function clientNetwork(address: IpAddress): string {
  if (address.family === 'ipv4') return address.text
  const network = address.groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)
  if (bracketed) return bracketed[1] ?? ''
  return /^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text
}

function groupsOf(text: string): number[] {
  // The URL parser normalises every IPv6 address, entirely in hexadecimal.
  const canonical = new URL(`http://[${text}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0)
  return [...head, ...zeros, ...tail]
}
