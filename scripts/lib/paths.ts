import path from 'node:path'

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Returns an absolute path inside the repository. */
export const at = (...parts: string[]): string => path.join(root, ...parts)
