/** Parameters of punycode (RFC 3492, section 5). */
const base = 36
const least = 1
const most = 26

/**
 * Decodes a label of a domain such as `xn--bcher-kva` to `bücher`. Other labels, and invalid ones,
 * are returned as they are: platforms only encode.
 */
export function punycodeDecoded(label: string): string {
  if (!label.startsWith('xn--')) return label
  const input = label.slice(4)
  const letters = Array.from(input.slice(0, Math.max(0, input.lastIndexOf('-'))))
  let at = input.lastIndexOf('-') + 1
  let code = 128
  let place = 0
  let bias = 72
  while (at < input.length) {
    const former = place
    let weight = 1
    for (let step = base; ; step += base) {
      const digit = digitOf(input[at])
      at += 1
      if (digit === null) return label
      place += digit * weight
      const threshold = Math.min(most, Math.max(least, step - bias))
      if (digit < threshold) break
      weight *= base - threshold
    }
    const count = letters.length + 1
    bias = adapted(place - former, count, former === 0)
    code += Math.floor(place / count)
    if (code > 0x10ffff) return label
    place %= count
    letters.splice(place, 0, String.fromCodePoint(code))
    place += 1
  }
  return letters.join('')
}

function digitOf(letter: string | undefined): number | null {
  if (letter === undefined || !/^[a-z0-9]$/.test(letter)) return null
  return letter <= '9' ? Number(letter) + 26 : letter.charCodeAt(0) - 97
}

/** Adapts the bias (RFC 3492, section 6.1). */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let steps = 0
  for (; rest > ((base - least) * most) / 2; steps += base) rest = Math.floor(rest / (base - least))
  return steps + Math.floor(((base - least + 1) * rest) / (rest + 38))
}
