import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

/**
 * Returns how many seconds of processor time these processes have used; null if the system does not
 * report it.
 */
export function processorTime(pids: readonly number[]): number | null {
  let ticks = 0
  for (const pid of pids) {
    const stat = readStat(pid)
    if (stat === null) return null
    // The fields follow the name in parentheses, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks / ticksPerSecond
}

function readStat(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null
  }
}
