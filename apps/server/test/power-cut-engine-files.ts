import { PowerCutFiles } from './power-cut-files.ts'
import { randomOf } from './random-of.ts'

const { POWER_CUT_FOLDER: copy = '', POWER_CUT_SEED: seed, POWER_CUT_SYNC: sync } = process.env

/** The engine's files in a server that `power-cut-main.ts` has started. */
export class SyncedFiles extends PowerCutFiles {
  constructor(folder: string) {
    super(folder, sync !== 'off')
    const random = randomOf(Number(seed))
    process.once('SIGUSR2', () => {
      this.beforeStep = () => {
        if (random() > 0.1) return
        process.stderr.write(`${this.cutPower(copy, random)} unsynced writes were lost\n`)
        process.kill(process.pid, 'SIGKILL')
      }
    })
  }
}
