import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers `/empty` and `/demo` with the path of such a data folder, to be copied. */
    preparedData: string
  }
}

/** Makes a data folder as a server leaves it after its first start, or after one with `--demo`. */
export async function makeDataDir(kind: 'empty' | 'demo' = 'empty'): Promise<string> {
  const response = await fetch(`${inject('preparedData')}/${kind}`)
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  await cp(answer, dataDir, { recursive: true })
  return dataDir
}
