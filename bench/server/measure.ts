import path from 'node:path'
import type { Load, LoadResult } from './load.ts'
import { processorTime } from './processor.ts'
import { run, type Running } from './running.ts'

const loadProgram = path.join(import.meta.dirname, 'load.ts')
const connections = 16
const warmSeconds = 2
const seconds = 5

export interface Measured extends LoadResult {
  median: number
  slowest5Percent: number
  slowest1Percent: number
  perSecond: number
  /** Milliseconds of processor time per response; null if the system does not report it. */
  serverProcessor: number | null
  databaseProcessor: number | null
  loadProcessor: number
}

/** Requests a path from a separate process, as fast as responses arrive. */
export async function measure(running: Running, path: string): Promise<Measured> {
  const headers: Record<string, string> = running.session
    ? { 'X-access-token': running.session.access_token }
    : {}
  const load: Load = {
    ports: [running.port],
    requests: [{ path }],
    headers,
    connections,
    seconds: warmSeconds,
  }
  await run(loadProgram, JSON.stringify(load))
  const database = await running.databasePids()
  const pids = [[running.pid], database]
  const before = pids.map(processorTime)
  const printed = await run(loadProgram, JSON.stringify({ ...load, seconds }))
  const after = pids.map(processorTime)
  const result = JSON.parse(printed) as Measured
  const failures = Object.keys(result.failures)
  if (failures.length > 0) throw new Error(`${path} was answered with ${failures.join(', ')}`)
  const each = (index: number) => {
    const [from, to] = [before[index], after[index]]
    if (from == null || to == null) return null
    return ((to - from) * 1000) / result.responses
  }
  return {
    ...result,
    perSecond: result.responses / result.seconds,
    serverProcessor: each(0),
    databaseProcessor: database.length === 0 ? null : each(1),
    loadProcessor: (result.processor * 1000) / result.responses,
  }
}
