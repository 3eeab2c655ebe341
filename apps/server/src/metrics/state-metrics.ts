import type { CacheUse } from '@org/api'
import { Counter, Gauge, type Registry } from 'prom-client'
import { newestDump } from '../storage/dumps-folder.ts'
import type { OpenDatabase } from '../storage/open-database.ts'
import { createQueueCheck } from './queue-state.ts'

export interface StateSources {
  readonly database: OpenDatabase
  readonly dataDir: string
  readonly bannerUse: () => CacheUse
  readonly printUse: () => CacheUse
  /** Lines that the log has dropped so far. */
  readonly droppedLines: () => number
}

/**
 * Adds the metrics that are read when somebody asks for them.
 *
 * @returns a function that reads them again. It never rejects: metrics of a database that does not
 *   answer are left out
 */
export function addStateMetrics(registry: Registry, sources: StateSources): () => Promise<void> {
  const refreshers = [
    logMetrics(registry, sources),
    cacheMetrics(registry, 'banner', 'Banners', sources.bannerUse),
    cacheMetrics(registry, 'print', 'Prints of templates', sources.printUse),
    databaseMetrics(registry, sources),
    dumpMetrics(registry, sources),
  ]
  return async () => {
    await Promise.all(refreshers.map(async (refresh) => refresh()))
  }
}

function logMetrics(registry: Registry, { droppedLines }: StateSources) {
  const dropped = total(registry, 'paraphe_log_lines_dropped_total', 'Lines that the log dropped')
  return () => dropped(droppedLines())
}

function cacheMetrics(registry: Registry, name: string, what: string, useOf: () => CacheUse) {
  const hits = total(registry, `paraphe_${name}_cache_hits_total`, `${what} answered from memory`)
  const misses = total(registry, `paraphe_${name}_cache_misses_total`, `${what} that were loaded`)
  const size = gauge(registry, `paraphe_${name}_cache_entries`, `${what} in memory`)
  return () => {
    const use = useOf()
    hits(use.hits)
    misses(use.misses)
    size.set(use.size)
  }
}

function databaseMetrics(registry: Registry, { database }: StateSources) {
  const { pool } = database
  const up = gauge(registry, 'paraphe_database_up', '1 if the database answered within 2 s, else 0')
  const slow = total(registry, 'paraphe_slow_statements_total', 'Statements logged as slow')
  const jobs = gauge(registry, 'paraphe_jobs_waiting', 'Jobs to run, also later', ['lane'])
  const oldest = gauge(
    registry,
    'paraphe_jobs_oldest_seconds',
    'How long the oldest due job has been due',
    ['lane'],
  )
  const connections = pool
    ? gauge(registry, 'paraphe_database_connections', 'Connections to Postgres', ['state'])
    : null
  const waiting = pool
    ? gauge(registry, 'paraphe_database_waiting', 'Who waits for a connection to Postgres')
    : null
  const checkQueue = createQueueCheck(database.db)
  return async () => {
    slow(database.slowStatements())
    const use = pool?.use()
    if (use) {
      connections?.set({ state: 'busy' }, use.busy)
      connections?.set({ state: 'idle' }, use.idle)
      waiting?.set(use.waiting)
    }
    const queue = await checkQueue()
    up.set(queue ? 1 : 0)
    jobs.reset()
    oldest.reset()
    for (const { lane, count, oldestSeconds } of queue ?? []) {
      jobs.set({ lane }, count)
      oldest.set({ lane }, oldestSeconds)
    }
  }
}

function dumpMetrics(registry: Registry, { database, dataDir }: StateSources) {
  if (!database.embedded) return () => undefined
  const newest = gauge(
    registry,
    'paraphe_newest_dump_timestamp_seconds',
    'When the newest dump of the embedded database was written; 0 if there is none',
  )
  const bytes = gauge(registry, 'paraphe_newest_dump_bytes', 'Size of the newest dump')
  return async () => {
    const dump = await newestDump(dataDir)
    newest.set(dump ? dump.mtimeMs / 1000 : 0)
    bytes.set(dump?.size ?? 0)
  }
}

function gauge<Label extends string = never>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: Label[] = [],
): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers: [registry] })
}

/** Creates a counter whose value is counted elsewhere. Returns the function that sets it. */
function total(registry: Registry, name: string, help: string): (value: number) => void {
  const counter = new Counter({ name, help, registers: [registry] })
  return (value) => {
    counter.reset()
    counter.inc(value)
  }
}
