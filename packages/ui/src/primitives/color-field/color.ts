/**
 * Converts a hex color to six lower-case digits: `#2F4` becomes `#22ff44`; null for anything else.
 */
export function normaliseHex(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}
