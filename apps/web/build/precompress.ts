import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Files to compress at build time, so that the server does not have to compress them. */
const compressible = /\.(js|css|svg|json|wasm)$/
const minBytes = 1024

/**
 * Adds a Brotli-compressed copy of each compressible file of the build that has at least 1 kB. Uses
 * the best quality, because speed does not matter at build time.
 */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = path.join(dir, 'assets')
    const names = (await readdir(folder, { recursive: true })).filter((name) =>
      compressible.test(name),
    )
    await Promise.all(names.map((name) => compressFile(path.join(folder, name))))
  },
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < minBytes) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await compress(content, { params }))
}
