import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Films } from '@org/api'
import { VideoFileError, type VideoFacts } from '@org/api/films'
import type { FilmMessage, FilmTask, RangeRequest } from './film-messages.ts'

/** The thread's program. It is next to this module, both in the source and in the build. */
const program = new URL(`./film-worker${extname(import.meta.url)}`, import.meta.url)

/** Size of V8's young generation, the part of the heap for new objects. */
const youngMegabytes = 32

export interface FilmLimits {
  readonly milliseconds: number
  readonly heapMegabytes: number
  /** How much of a film may be read, in bytes. Its index may take 64 MiB. */
  readonly bytes: number
}

const defaults: FilmLimits = {
  milliseconds: 30_000,
  heapMegabytes: 256,
  bytes: 65 * 1024 * 1024,
}

/**
 * Reads each film in a separate thread, so that the server keeps responding. A thread that takes too
 * long or fills its heap is terminated. The thread has no access to the file: it asks for ranges of
 * bytes.
 */
export function createWorkerFilms(limits: Partial<FilmLimits> = {}): Films {
  const all = { ...defaults, ...limits }
  return {
    async inspect(film, signal) {
      signal?.throwIfAborted()
      const worker = startWorker({ size: film.size }, all.heapMegabytes)
      try {
        return await resultOf(worker, film, all, signal)
      } finally {
        await worker.terminate()
      }
    },
  }
}

function startWorker(workerData: FilmTask, heapMegabytes: number): Worker {
  const worker = new Worker(program, {
    workerData,
    execArgv: ['--conditions=org-source', '--disable-warning=ExperimentalWarning'],
    // A thread that reads uploaded films must not have access to the settings.
    env: {},
    // The library's warnings contain text from the film, which must not get into the log.
    stdout: true,
    stderr: true,
    resourceLimits: {
      maxOldGenerationSizeMb: heapMegabytes - youngMegabytes,
      maxYoungGenerationSizeMb: youngMegabytes,
    },
  })
  for (const output of [worker.stdout, worker.stderr]) output.resume()
  return worker
}

/** Answers the thread's requests until it has a result. */
async function resultOf(
  worker: Worker,
  film: Blob,
  limits: FilmLimits,
  signal?: AbortSignal,
): Promise<VideoFacts> {
  const { promise, resolve, reject } = Promise.withResolvers<VideoFacts>()
  const timer = setTimeout(() => reject(exceeded('time')), limits.milliseconds)
  const abort = () => reject(signal?.reason)
  signal?.addEventListener('abort', abort)
  let rest = limits.bytes
  const send = async ({ start, end }: RangeRequest) => {
    rest -= end - start
    if (rest < 0) return reject(exceeded('bytes'))
    const bytes = new Uint8Array(await film.slice(start, end).arrayBuffer())
    worker.postMessage(bytes, [bytes.buffer])
  }
  worker.on('message', (message: FilmMessage) => {
    if ('facts' in message) resolve(message.facts)
    else if ('reason' in message) reject(new VideoFileError(message.reason, message.details))
    else send(message).catch(reject)
  })
  worker.on('error', (error) => reject(isOutOfMemory(error) ? exceeded('heap') : error))
  worker.on('exit', () => reject(new Error('The thread that reads a film ended without a result')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

const exceeded = (limit: string) =>
  new VideoFileError('broken', `Reading the film exceeds the limit: ${limit}`)

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
