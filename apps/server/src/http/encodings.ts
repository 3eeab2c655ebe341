/** Supported compressions, best first. */
export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/**
 * Selects the compression to respond with, or null for none: the available one that the client
 * gives the highest weight, or the better of two with equal weights (RFC 9110, section 12.5.3).
 *
 * @param header the request's `Accept-Encoding`; null when it has none
 */
export function chooseEncoding(
  header: string | null,
  available: (encoding: Encoding) => boolean,
): Encoding | null {
  const weights = weightsOf(header ?? '')
  let best: Encoding | null = null
  let most = 0
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0
    if (weight > most && available(encoding)) {
      best = encoding
      most = weight
    }
  }
  return best
}

function weightsOf(header: string): Map<string, number> {
  const entries = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return [name, weight === undefined ? 1 : Number(weight)]
  })
  return new Map(entries)
}
