import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const gibibyte = 1024 ** 3

/**
 * The folder that Linux keeps in memory, and the bytes that must be free in that folder (`free`)
 * and in memory as a whole (`available`).
 */
const memory = { folder: '/dev/shm', free: 4 * gibibyte, available: 8 * gibibyte }

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory.folder)
    return bavail * bsize >= memory.free && process.availableMemory() >= memory.available
  } catch {
    // Other systems do not have this folder.
    return false
  }
}

/**
 * Creates a folder for the temporary files of tests, and removes it when this process ends. It is
 * in memory if enough memory is free: tests create and delete so many files, such as those of a
 * database per server, that ext4 spends a tenth of all processor time on finding free inodes.
 */
export function makeTemporaryFolder(): string {
  const parent = hasRoomInMemory() ? memory.folder : tmpdir()
  const folder = mkdtempSync(path.join(parent, 'paraphe-tests-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // A signal alone would end the process without the event above.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return folder
}
