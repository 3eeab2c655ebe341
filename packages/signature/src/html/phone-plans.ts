/** Country codes of one or two digits; all others have three (ITU-T E.164). */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Countries whose numbers keep their first zero after the country code, as in +39 06 1234 567. */
const keepZero: ReadonlySet<string> = new Set(['39', '225', '226', '229', '241', '242', '378'])

/**
 * Maximum number of digits after the country code, by which most countries' numbers are complete.
 * Countries whose numbers differ by more than one digit are missing.
 */
const lengths: ReadonlyMap<string, number> = new Map(
  `1:10 7:10 20:10 27:9 30:10 31:9 32:9 33:9 34:9 36:9 40:9 41:9 44:10 45:8 46:9 47:8 48:9 52:10 55:11
  61:9 65:8 66:9 81:10 90:10 91:10 212:9 213:9 216:8 221:9 225:10 226:8 229:10 237:9 262:9 351:9 354:7
  377:9 380:9 420:9 421:9 590:9 594:9 596:9 687:6 689:8 852:8 966:9 971:9 972:9`
    .split(/\s+/)
    .map((entry) => {
      const [code = '', length] = entry.split(':')
      return [code, Number(length)]
    }),
)

/** A number with a country code. */
interface International {
  /** `+`, or the `00` that was typed instead. */
  readonly prefix: string
  readonly code: string
  /** The digits after the country code, without the zero that only national calls need. */
  readonly rest: string
}

/** French numbers are often typed with a country code but without a plus sign: 33 1 84 60 21 47. */
const french = /^330?[1-9]\d{8}$/

/**
 * Splits the digits of a number with a country code. Null for a number in a country's own form.
 * `plus` tells whether a plus sign was typed.
 */
export const international = (digits: string, plus: boolean): International | null => {
  const hasPrefix = !plus && digits.startsWith('00')
  if (!plus && !hasPrefix && !french.test(digits)) return null
  const all = hasPrefix ? digits.slice(2) : digits
  const code = shortCode.exec(all)?.[0] ?? all.slice(0, 3)
  const rest = all.slice(code.length)
  return {
    prefix: hasPrefix ? '00' : '+',
    code,
    rest: keepZero.has(code) ? rest : rest.replace(/^0+/, ''),
  }
}

/**
 * Number of digits that a number with a country code lacks: 0 if it is complete, negative if it is
 * too long. Null if that is unknown.
 */
export const missingAbroad = ({ code, rest }: International): number | null => {
  const length = lengths.get(code)
  return length === undefined ? null : length - rest.length
}

/**
 * Number of digits that a French number in the national form lacks. Null if its groups of digits,
 * given by their lengths, are not written like those of a French number. Only the French write
 * pairs from the start, or a lone zero before a special number (0 892 70 12 39).
 */
export const missingInFrance = (digits: string, groups: readonly number[]): number | null => {
  if (!/^0[1-9]/.test(digits) || digits.length > 10) return null
  const isWhole = groups.length === 1 && digits.length === 10
  const isSpecial = groups[0] === 1 && groups[1] === 3 && digits.startsWith('08')
  const isFrench = isWhole || isSpecial || groups.every((length) => length === 2)
  return isFrench ? 10 - digits.length : null
}
