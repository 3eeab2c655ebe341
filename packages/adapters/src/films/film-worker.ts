// The thread that reads one film. It receives a `FilmTask`, posts a `RangeRequest` for each part of
// the film that it needs, and at last one `FilmResult`.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { inspectVideoContent, VideoFileError } from '@org/api/films'
import { RemoteBlob } from '../media/remote-blob.ts'
import type { FilmMessage, FilmTask } from './film-messages.ts'
import { readAhead } from './read-ahead.ts'

if (!parentPort) throw new Error('This program runs in a thread only')
const host = parentPort
const { size } = workerData as FilmTask

const post = (message: FilmMessage) => host.postMessage(message)

async function ask(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  post({ start, end })
  const [bytes] = (await once(host, 'message')) as [Uint8Array<ArrayBuffer>]
  return bytes
}

try {
  const film = new RemoteBlob(readAhead(ask, size), 0, size)
  post({ facts: await inspectVideoContent(film) })
} catch (error) {
  if (!(error instanceof VideoFileError)) throw error
  post({ reason: error.reason, details: String(error.payload) })
}
