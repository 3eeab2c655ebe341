import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TableParser } from '@org/api'
import { ApiError, parseHeapMegabytes, parseMilliseconds, refusals } from '@org/api/import'
import type { ParseResult, ParseTask } from './parse-task.ts'

/** The thread's program. It is next to this module, both in the source and in the build. */
const program = new URL(`./parse-worker${extname(import.meta.url)}`, import.meta.url)

/** Size of V8's young generation, the part of the heap for new objects. */
const youngMegabytes = 32

export interface WorkerLimits {
  readonly milliseconds: number
  readonly heapMegabytes: number
}

/**
 * Parses each file in a separate thread, so that the server keeps responding. A thread that takes
 * too long or fills its heap is terminated.
 */
export function createWorkerTableParser({
  milliseconds = parseMilliseconds,
  heapMegabytes = parseHeapMegabytes,
}: Partial<WorkerLimits> = {}): TableParser {
  async function parse(task: ParseTask): Promise<ParseResult> {
    const worker = new Worker(program, {
      workerData: task,
      transferList: [task.file.buffer],
      execArgv: ['--conditions=org-source', '--disable-warning=ExperimentalWarning'],
      // A thread that parses uploaded files must not have access to the settings.
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: heapMegabytes - youngMegabytes,
        maxYoungGenerationSizeMb: youngMegabytes,
      },
    })
    try {
      return await resultOf(worker, milliseconds)
    } finally {
      await worker.terminate()
    }
  }

  return {
    async employees(file, request) {
      const result = await parse({ kind: 'employees', file, request })
      if (!('json' in result)) throw new Error('The thread returned no employees')
      return result.json
    },
    async rows(file, options) {
      const result = await parse({ kind: 'rows', file, ...options })
      if (!('rows' in result)) throw new Error('The thread returned no rows')
      return result.rows
    },
  }
}

async function resultOf(worker: Worker, milliseconds: number): Promise<ParseResult> {
  const signal = AbortSignal.timeout(milliseconds)
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread that parses ended without a result')
  })
  ended.catch(() => undefined)
  try {
    const [result] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [
      ParseResult,
    ]
    if ('refusal' in result) throw new ApiError(result.refusal, result.status)
    return result
  } catch (error) {
    if (signal.aborted) throw refusals.time()
    throw isOutOfMemory(error) ? refusals.memory() : error
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
