/**
 * The six-digit lower-case form of a hex color, or null for anything else: `#2F4` becomes
 * `#22ff44`.
 */
export function normaliseHex(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}
