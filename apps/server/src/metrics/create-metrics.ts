import type { AnsweredCall } from '@org/api'
import { operations, type OperationId } from '@org/api/contract'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** What became of a mail that was handed to the mail server. */
export type MailOutcome = 'sent' | 'refused' | 'deferred' | 'away' | 'failed'
/** Outcome of an upload: `refused` if the file is invalid, `failed` if the server cannot store it. */
export type UploadOutcome = 'accepted' | 'refused' | 'failed'

/** The metrics that are counted as things happen. All labels have a fixed set of values. */
export interface Metrics {
  readonly registry: Registry
  countCall(call: AnsweredCall): void
  countMail(outcome: MailOutcome): void
  countUpload(kind: 'file' | 'video', outcome: UploadOutcome): void
  countVideoBytes(bytes: number): void
  /** Counts a size of an image that was not stored yet. */
  countVariant(outcome: 'rendered' | 'failed'): void
  countTask(task: string, outcome: 'done' | 'failed'): void
}

/** In seconds. Longer calls relay uploads. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const calls = new Counter({
    name: 'paraphe_calls_total',
    help: 'Answered calls of the API, by operation of the contract and status',
    labelNames: ['operation', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'paraphe_call_seconds',
    help: 'How long calls of the API took',
    buckets: callBuckets,
    registers,
  })
  const mails = new Counter({
    name: 'paraphe_mails_total',
    help: 'Mails handed to the mail server, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const uploads = new Counter({
    name: 'paraphe_uploads_total',
    help: 'Uploaded files, and videos that arrived completely, by outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const videoBytes = new Counter({
    name: 'paraphe_upload_video_bytes_total',
    help: 'Bytes of uploaded videos that were received',
    registers,
  })
  const variants = new Counter({
    name: 'paraphe_variants_total',
    help: 'Sizes of images that were rendered because they were not stored yet, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const tasks = new Counter({
    name: 'paraphe_tasks_total',
    help: 'Runs of the repeated tasks, by outcome',
    labelNames: ['task', 'outcome'],
    registers,
  })
  // A rate needs the zero before the first event.
  for (const outcome of ['sent', 'refused', 'deferred', 'away', 'failed']) mails.inc({ outcome }, 0)
  for (const outcome of ['rendered', 'failed']) variants.inc({ outcome }, 0)
  for (const kind of ['file', 'video'])
    for (const outcome of ['accepted', 'refused', 'failed']) uploads.inc({ kind, outcome }, 0)
  const metrics: Metrics = {
    registry,
    countCall({ operation, status, milliseconds }) {
      calls.inc({ operation, status })
      seconds.observe(milliseconds / 1000)
      if (operation !== 'upload' && uploadsFile(operation))
        metrics.countUpload('file', uploadOutcome(status))
    },
    countMail: (outcome) => mails.inc({ outcome }),
    countUpload: (kind, outcome) => uploads.inc({ kind, outcome }),
    countVideoBytes: (bytes) => videoBytes.inc(bytes),
    countVariant: (outcome) => variants.inc({ outcome }),
    countTask: (task, outcome) => tasks.inc({ task, outcome }),
  }
  return metrics
}

const uploadsFile = (id: OperationId): boolean => 'upload' in operations[id]

function uploadOutcome(status: number): UploadOutcome {
  if (status < 400) return 'accepted'
  return status < 500 ? 'refused' : 'failed'
}

let processRegistry: Registry | undefined

/**
 * Returns the metrics of the process: its event loop, memory, processor time and open files. They
 * are measured once per process, even if several servers run in it, as in tests.
 */
export function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}
