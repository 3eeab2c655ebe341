/**
 * Who asks: the peer itself or, behind trusted proxies, the nearest address that is not one of
 * them. Anything that a client could have written into the header before is ignored.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  const chain = [...(forwardedFor ?? '').split(','), peer ?? ''].map(plainAddress).filter(Boolean)
  return chain.findLast((address) => !trusted.includes(address)) ?? chain[0] ?? 'unknown'
}

/** Without blanks and without the IPv6 form of an IPv4 address. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/, '')
}
