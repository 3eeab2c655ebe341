import { standardType } from '../file/media-types.ts'

/**
 * Whether a file dialog would offer the file for these entries of an input's `accept`: file
 * extensions, MIME types and wildcards such as `image/*`. Without entries, every file is accepted.
 */
export function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  return accept.length === 0 || accept.some((entry) => matches(name, type, entry.toLowerCase()))
}

function matches(name: string, type: string, entry: string): boolean {
  if (entry.startsWith('.')) return name.toLowerCase().endsWith(entry)
  if (entry.endsWith('/*')) return type.startsWith(entry.slice(0, -1))
  return standardType(type) === standardType(entry)
}
