import type { SpawnOptions } from 'node:child_process'
import path from 'node:path'
import { run } from './process.ts'

/**
 * Runs Node programs one after the other, even after a failure; a signal ends the run. Throws at
 * the end if any failed.
 *
 * @param args arguments of Node, before the program's file
 */
export async function runEach(
  files: readonly string[],
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  let isStopping = false
  const stop = () => {
    isStopping = true
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const failed: string[] = []
  for (const file of files) {
    const code = await run(process.execPath, [...args, file], options)
    if (code !== 0) failed.push(path.basename(file))
    if (isStopping) break
  }
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`)
}
