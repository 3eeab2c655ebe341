import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 networks that are not on the public internet (IANA special-purpose registry). */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix)

/** Public IPv6 addresses; `tunnels` are the networks among them that lead to IPv4 addresses. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2001::', 32, 'ipv6')
tunnels.addSubnet('2002::', 16, 'ipv6')

/** True for an IP address on the public internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address)
  return version === 6 && global.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}

/**
 * Resolves a host name for a connection, which then uses only the addresses checked here. Fails if
 * any address of the host is not public.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('No address'), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('Not a public address'), '')
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
