import path from 'node:path'

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '../..')

/** An absolute path inside the repository. */
export const at = (...parts: string[]): string => path.join(root, ...parts)
