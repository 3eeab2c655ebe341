/**
 * Runs the server on a disk that loses unsynced writes. At SIGUSR2, the power is cut during one of
 * the engine's next writes: POWER_CUT_FOLDER then holds what the disk has kept, and the process is
 * killed. POWER_CUT_SYNC=off makes the file layer answer `fsync` without doing anything.
 */
import { registerHooks } from 'node:module'

const replacement = new URL('power-cut-engine-files.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const isEngine = context.parentURL?.endsWith('/storage/embedded-engine.ts') === true
    return isEngine && specifier === './synced-files.ts'
      ? { url: replacement, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context)
  },
})

await import('../src/main.ts')
