import { checkAspectRatio, type FileRules } from '../file/file-rules.ts'
import { inspectFile, type InspectedFile } from '../file/inspect-file.ts'
import { logToConsole } from '../log-to-console.ts'
import { sendWithRetries, type RetryRules } from '../transport/retry.ts'
import type { UploadTransport } from '../transport/upload-transport.ts'
import { toUploadError, UploadError } from '../upload-error.ts'
import { newId } from './new-id.ts'
import { isPending, type UploadItem } from './upload-item.ts'

export interface UploadQueueOptions<Result> {
  transport: UploadTransport<Result>
  rules: FileRules
  /**
   * Crops an image, or returns it unchanged. Rejects with `cancelled` if the user closes the
   * dialog.
   */
  crop?: ((file: InspectedFile, signal: AbortSignal) => Promise<InspectedFile>) | undefined
  retry?: RetryRules | undefined
  onUploaded: (result: Result, file: InspectedFile) => void
  onError?: ((error: UploadError, file: File) => void) | undefined
  /** Receives the errors of unreadable files. Default: the browser's console. */
  log?: ((error: Error) => void) | undefined
}

/** Uploads of several files, with the state of each. */
export interface UploadQueue<Result> {
  /** The files in the order in which they were added; a new array after every change. */
  getItems: () => readonly UploadItem<Result>[]
  subscribe: (listener: () => void) => () => void
  /** Sets new options, which apply from now on. */
  configure: (options: UploadQueueOptions<Result>) => void
  /** Appends files. */
  add: (files: readonly File[]) => void
  /** Replaces a file, cancelling its upload, and uploads the new one. */
  replace: (id: string, file: File) => void
  /** Cancels a file; it stays in the list and can be retried. */
  cancel: (id: string) => void
  retry: (id: string) => void
  /** Removes a file from the list. */
  remove: (id: string) => void
  /** Cancels and removes all files. */
  clear: () => void
}

/** Number of parallel uploads: enough to use the bandwidth, few enough for slow connections. */
const parallel = 3

/** Prepares and sends files, three at a time. */
export function createUploadQueue<Result>(
  initialOptions: UploadQueueOptions<Result>,
): UploadQueue<Result> {
  let options = initialOptions
  let items: readonly UploadItem<Result>[] = []
  const running = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function set(next: readonly UploadItem<Result>[]) {
    items = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, patch: Partial<UploadItem<Result>>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...patch } : item)))

  function stop(id: string) {
    running.get(id)?.abort()
    running.delete(id)
  }

  async function prepare(source: File, signal: AbortSignal): Promise<InspectedFile> {
    const { rules, crop } = options
    const inspected = await inspectFile(source, rules)
    checkAspectRatio(inspected, rules)
    return crop ? await crop(inspected, signal) : inspected
  }

  async function work({ id, source }: UploadItem<Result>, { signal }: AbortController) {
    change(id, { status: 'preparing' })
    const prepared = await prepare(source, signal)
    signal.throwIfAborted()
    change(id, { status: 'uploading', prepared })
    const { transport, retry } = options
    const onProgress = (progress: number) => {
      if (!signal.aborted) change(id, { progress })
    }
    const result = await sendWithRetries(
      transport,
      prepared.file,
      { id, signal, onProgress },
      retry,
    )
    return { prepared, result }
  }

  function start(item: UploadItem<Result>) {
    const controller = new AbortController()
    running.set(item.id, controller)
    // Ignores the outcome if the file was cancelled, removed or restarted in the meantime.
    const isCurrent = () => running.get(item.id) === controller
    void work(item, controller)
      .then(
        ({ prepared, result }) => {
          if (!isCurrent()) return
          change(item.id, { status: 'done', progress: 100, result })
          options.onUploaded(result, prepared)
        },
        (thrown: unknown) => {
          if (isCurrent()) fail(item, toUploadError(thrown))
        },
      )
      .finally(() => {
        if (isCurrent()) running.delete(item.id)
        startNext()
      })
  }

  function fail({ id, source }: UploadItem<Result>, error: UploadError) {
    const isCancelled = error.type === 'cancelled'
    change(id, { status: isCancelled ? 'cancelled' : 'failed', error })
    if (error.type === 'unreadable') (options.log ?? logToConsole)(error)
    if (!isCancelled) options.onError?.(error, source)
  }

  function startNext() {
    const busy = items.filter(({ status }) => status === 'preparing' || status === 'uploading')
    const waiting = items.filter(({ status }) => status === 'waiting')
    for (const item of waiting.slice(0, Math.max(0, parallel - busy.length))) start(item)
  }

  function restart(id: string, patch: Partial<UploadItem<Result>>) {
    stop(id)
    change(id, { ...patch, status: 'waiting', progress: 0, error: undefined, prepared: undefined })
    startNext()
  }

  return {
    getItems: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    configure: (next) => {
      options = next
    },
    add: (files) => {
      set([...items, ...files.map((file) => newItem<Result>(file))])
      startNext()
    },
    replace: (id, source) => restart(id, { source, result: undefined }),
    retry: (id) => restart(id, {}),
    cancel: (id) => {
      const item = items.find((candidate) => candidate.id === id)
      if (!item || !isPending(item)) return
      stop(id)
      change(id, { status: 'cancelled', error: new UploadError('cancelled') })
      startNext()
    },
    remove: (id) => {
      stop(id)
      set(items.filter((item) => item.id !== id))
      startNext()
    },
    clear: () => {
      for (const { id } of items) stop(id)
      set([])
    },
  }
}

function newItem<Result>(source: File): UploadItem<Result> {
  return {
    id: newId(),
    source,
    status: 'waiting',
    progress: 0,
    prepared: undefined,
    error: undefined,
    result: undefined,
  }
}
