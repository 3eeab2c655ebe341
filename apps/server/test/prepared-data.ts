import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of a server whose paths `/empty` and `/demo` return the path of a data folder to
     * copy.
     */
    preparedData: string
  }
}

/** Creates a data folder as it is after a server's first start, optionally with `--demo`. */
export async function makeDataDir(kind: 'empty' | 'demo' = 'empty'): Promise<string> {
  const response = await fetch(`${inject('preparedData')}/${kind}`)
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  await cp(answer, dataDir, { recursive: true })
  return dataDir
}
