import { readFile } from 'node:fs/promises'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Returns the text of the code in a PNG, as a phone reads it; null if there is none. */
export async function readCode(png: Uint8Array): Promise<string | null> {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasm = await readFile(file)
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })
  const [read] = await readBarcodes(Uint8Array.from(png))
  return read?.text ?? null
}
