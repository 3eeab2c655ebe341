import { utf8 } from './encode.ts'

/**
 * Encodes text for RTF: escapes syntax characters, writes each UTF-16 code unit beyond ASCII as
 * `\uN?` (RTF 1.9.1, "Unicode RTF") and drops control characters.
 */
export function rtfText(text: string): string {
  let result = ''
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    const character = text.charAt(index)
    if (character === '\\' || character === '{' || character === '}') result += `\\${character}`
    else if (unit >= 0x80) result += `\\u${unit > 0x7fff ? unit - 0x10000 : unit}?`
    else if (unit >= 0x20 && unit < 0x7f) result += character
  }
  return result
}

/**
 * Encodes an address for a field instruction. Quotes, backslashes and braces are percent-encoded,
 * since they would end the instruction.
 */
export function rtfAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]|["\\{}]/gu, (character) =>
    [...utf8(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  )
}
