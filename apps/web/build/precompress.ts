import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Texts whose names change with their content, so that the server need not compress them itself. */
const compressible = /\.(js|css|svg|json)$/
const leastBytes = 1024

/** Puts a Brotli form beside each text of the build, at the best quality: nobody waits for it. */
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
  if (content.length < leastBytes) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await compress(content, { params }))
}
