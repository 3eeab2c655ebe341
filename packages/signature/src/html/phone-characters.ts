const plain = /^[ -~]*$/
const digit = /\p{Nd}/u

/**
 * Converts a digit of any script to ASCII. Each script's digits are consecutive and start at a code
 * point that ends in 0 or 6 (hex).
 */
const asciiDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  const row = code & ~15
  return String(digit.test(String.fromCodePoint(row)) ? code - row : code - row - 6)
}

/**
 * Returns the value with ASCII digits, dashes, dots and slashes, and without invisible characters.
 */
export const asciiPhone = (value: string): string =>
  plain.test(value)
    ? value
    : value
        .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .replace(/(?![\u{10000}-\u{10ffff}])\p{Nd}/gu, asciiDigit)
        .replace(/[\p{Cf}\ufe0e\ufe0f]/gu, '')
        .replace(/[\p{Pd}\u2043\u207b\u208b\u2212\u30fc]/gu, '-')
        .replace(/[\u00b7\u0387\u2022\u2024\u2027\u2219\u22c5\u30fb\uff65]/g, '.')
        .replace(/[\u2044\u2215]/g, '/')
        .replace(/[\u02bc\u2019]/g, "'")
