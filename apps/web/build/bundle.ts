import path from 'node:path'
import type { Rolldown } from 'vite'

/** The files that a build produces, by file name. */
export type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

const root = path.resolve(import.meta.dirname, '../../..')

export const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

/**
 * Finds the chunk that contains a module.
 *
 * @param module its path in the repository.
 */
export function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const id = path.join(root, module)
  const chunks = chunksOf(bundle)
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(id))
  if (!found) throw new Error(`No chunk of the front end contains ${module}.`)
  return found
}

/** Returns the file name of the chunk that the HTML document loads. */
export function entryOf(bundle: Bundle): string {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The front end has no entry.')
  return entry.fileName
}

/** Returns these files and all files that they import statically, directly or indirectly. */
export function withImports(bundle: Bundle, fileNames: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const follow = (fileName: string) => {
    const file = bundle[fileName]
    if (file?.type !== 'chunk' || files.has(fileName)) return
    files.add(fileName)
    file.imports.forEach(follow)
  }
  fileNames.forEach(follow)
  return files
}
