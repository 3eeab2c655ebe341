import { BlockList } from 'node:net'
import { clientNetwork, parseIp, type IpAddress } from '@org/adapters/client-address'

/** Returns what identifies a client for rate limits: an IPv4 address, an IPv6 /64, or `unknown`. */
export type ReadClient = (peer: string | undefined, forwardedFor: string | undefined) => string

/**
 * Identifies the client: the peer itself or, behind trusted proxies, the nearest address that is
 * not a trusted proxy. Anything further away in the header could be forged, and is ignored.
 *
 * @param trusted addresses and CIDR ranges of proxies
 */
export function clientReader(trusted: readonly string[]): ReadClient {
  const proxies = new BlockList()
  for (const range of trusted) addRange(proxies, range)
  return (peer, forwardedFor) => {
    const written = forwardedFor === undefined ? [] : forwardedFor.split(',')
    let client: IpAddress | null = null
    for (const text of [...written, peer ?? ''].toReversed()) {
      const address = parseIp(text)
      // If a trusted proxy reports no valid address, the proxy itself counts as the client.
      if (!address) break
      client = address
      if (!proxies.check(address.text, address.family)) break
    }
    return client ? clientNetwork(client) : 'unknown'
  }
}

/** True if the text is an IP address or a range such as 10.0.0.0/8. */
export function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const parsed = parseIp(address)
  if (!parsed || parsed.text !== address || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widthOf(parsed))
}

function addRange(proxies: BlockList, range: string): void {
  const [text = '', bits] = range.split('/')
  const address = parseIp(text)
  if (!address) throw new Error(`${range} is not an address`)
  if (bits === undefined) proxies.addAddress(address.text, address.family)
  else proxies.addSubnet(address.text, Number(bits), address.family)
}

const widthOf = ({ family }: IpAddress) => (family === 'ipv4' ? 32 : 128)
