// The thread that parses one file. It receives a `ParseTask` and posts one `ParseResult`.
import { parentPort, workerData } from 'node:worker_threads'
import { ApiError, parseEmployees, readSheet } from '@org/api/import'
import type { ParseResult, ParseTask } from './parse-task.ts'

const task = workerData as ParseTask

const post = (result: ParseResult, transferred: ArrayBuffer[] = []) =>
  parentPort?.postMessage(result, transferred)

try {
  // Nothing else runs in this thread, so there is no need to yield.
  const pause = () => undefined
  if (task.kind === 'rows') {
    const { file, kind: _, ...options } = task
    post({ rows: (await readSheet(file, { ...options, pause })).rows })
  } else {
    const json = await parseEmployees(task.file, task.request, pause)
    post({ json }, [json.buffer])
  }
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  post({ refusal: error.toJSON(), status: error.status })
}
