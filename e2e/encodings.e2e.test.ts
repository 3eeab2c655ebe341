import { globSync, readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { runEmpty } from './support/running.ts'

const dist = path.resolve(import.meta.dirname, '../apps/web/dist')
/**
 * Scripts and styles of the build that are at least 1,024 bytes long; smaller ones are not
 * compressed.
 */
const files = globSync('assets/**/*.{js,css}', { cwd: dist }).filter(
  (file) => readFileSync(path.join(dist, file)).length >= 1024,
)
const empty = runEmpty()

interface Raw {
  headers: IncomingHttpHeaders
  /** The bytes as received, still encoded. */
  body: Buffer
}

/** Requests a file without `fetch`, which would decode the body. */
function getRaw(file: string, accepted: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(
      `${empty.server.url}/${file}`,
      { headers: { 'accept-encoding': accepted } },
      async (answer) => resolve({ headers: answer.headers, body: await buffer(answer) }),
    ).on('error', reject)
  })
}

it('serves each script and style sheet as the Brotli file from the build', async () => {
  for (const file of files) {
    const { headers, body } = await getRaw(file, 'gzip, deflate, br, zstd')
    expect(headers['content-encoding'], file).toBe('br')
    expect(headers.vary, file).toBe('accept-encoding')
    expect(body.equals(readFileSync(path.join(dist, `${file}.br`))), file).toBe(true)
    expect(brotliDecompressSync(body).equals(readFileSync(path.join(dist, file))), file).toBe(true)
  }
  expect(files.length).toBeGreaterThan(20)
})

it('serves each script and style sheet with gzip to a browser without Brotli support', async () => {
  for (const file of files) {
    const { headers, body } = await getRaw(file, 'gzip, deflate')
    expect(headers['content-encoding'], file).toBe('gzip')
    expect(gunzipSync(body).equals(readFileSync(path.join(dist, file))), file).toBe(true)
  }
})

it('serves each script and style sheet uncompressed to a client that accepts no encoding', async () => {
  for (const file of files) {
    const { headers, body } = await getRaw(file, 'identity')
    expect(headers['content-encoding'], file).toBeUndefined()
    expect(body.equals(readFileSync(path.join(dist, file))), file).toBe(true)
  }
})
