import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathsOpenToOthers } from '../storage/permissions.ts'
import { findingsOf, reasonOf, type Finding } from './finding.ts'

const megabyte = 1_000_000
/** Below this number of free bytes, the disk is about to be full. */
const fewestFreeBytes = 1000 * megabyte

/** Checks that the data folder can be written, is private, and has room. */
export async function checkDataDir(dataDir: string): Promise<Finding> {
  const { fine, problem } = findingsOf('DATA_DIR')
  if (!existsSync(dataDir)) return fine(`${dataDir} does not exist; the first start creates it.`)
  const probe = join(dataDir, `doctor-${randomUUID()}`)
  try {
    await writeFile(probe, '', { mode: 0o600 })
    await rm(probe)
  } catch (error) {
    return problem(
      `${reasonOf(error)} → Give ${dataDir} to the server's user (and run this as that user).`,
    )
  }
  const [open] = await pathsOpenToOthers(dataDir)
  if (open) return problem(`Others can read ${open.path} (mode ${open.mode}) → ${open.fix}`)
  const { bavail, bsize } = await statfs(dataDir)
  const free = `${Math.round((bavail * bsize) / megabyte)} MB are free`
  if (bavail * bsize < fewestFreeBytes)
    return problem(`Only ${free} on the disk of ${dataDir} → Make room.`)
  return fine(`${dataDir} is writable and private, ${free}.`)
}
