import { sizeLimits } from './limits.ts'
import type { SignatureData } from './signature-data.ts'

/** A part of a signature that exceeds its bound. */
export interface Excess {
  readonly part: keyof typeof sizeLimits
  /** Path of the part, as in `social.socialIcons`; empty for the data as a whole. */
  readonly path: string
  /** Number of items, or of characters for the data as a whole. */
  readonly count: number
  readonly max: number
}

/**
 * Returns what a signature has too much of to be saved. Measures completed data, because defaults
 * can make many small entries several times as long. Each addon exists once by its key.
 */
export function excessOf(data: SignatureData): Excess[] {
  const counts = [
    ['socialIcons', 'social.socialIcons', data.social.socialIcons.length],
    ['customFields', 'customFields', data.customFields.length],
    ['characters', '', JSON.stringify(data).length],
  ] as const
  return counts
    .map(([part, path, count]) => ({
      part,
      path,
      count,
      max: sizeLimits[part],
    }))
    .filter(({ count, max }) => count > max)
}

/**
 * Returns the data without the icons and custom fields beyond the bounds. For work whose time grows
 * with them, since old data may contain thousands.
 */
export function withoutExcess(data: SignatureData): SignatureData {
  const { social, customFields } = data
  return {
    ...data,
    social: {
      ...social,
      socialIcons: social.socialIcons.slice(0, sizeLimits.socialIcons),
    },
    customFields: customFields.slice(0, sizeLimits.customFields),
  }
}
