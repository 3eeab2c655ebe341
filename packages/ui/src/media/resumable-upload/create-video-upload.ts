import { toUploadError, type UploadError } from '../upload-error.ts'
import type { InspectedVideo } from '../video-file/inspect-video.ts'
import { createStore, createTaskRunner } from '../video-import/store.ts'
import type { Flow } from '../video-import/use-flow.ts'
import { hasMark, markFile, type FileMark } from './file-mark.ts'
import { prepareVideo, type PreparedVideo } from './prepare-video.ts'
import { deleteUpload, readOffset, sendResumably, type ResumableTarget } from './send-resumably.ts'
import type { UploadMemory } from './unfinished-upload.ts'
import type { UploadLock } from './upload-lock.ts'
import type { VideoUploadState } from './video-upload-state.ts'

export interface VideoUploadOptions {
  target: ResumableTarget
  memory: UploadMemory
  /**
   * Lock that this tab holds while it has an upload, so that no other tab resumes or deletes the
   * upload.
   */
  lock: UploadLock
  /** Called when a video has passed the checks, before it is sent. */
  onPicked: (video: InspectedVideo) => void
  /** Called with the upload's address when the server has the whole video. */
  onUploaded: (url: string, video: InspectedVideo) => void
  onError: (error: UploadError, file: File) => void
}

export interface VideoUploadFlow extends Flow<VideoUploadState> {
  pick: (file: File) => void
  pause: () => void
  /** Resumes after a pause or a failure. */
  resume: () => void
  /** Discards the upload, in this browser and on the server. */
  cancel: () => void
}

/** The picked video and its upload. */
interface Picked extends PreparedVideo {
  mark: FileMark
  url: string | undefined
  /** Bytes that the server has confirmed. */
  sent: number
}

/**
 * Sends one video in parts, so that its upload survives a lost connection and a reload. After a
 * reload, the upload resumes once the user picks the same file again.
 */
export function createVideoUpload(getOptions: () => VideoUploadOptions): VideoUploadFlow {
  const state = createStore<VideoUploadState>({ status: 'idle' })
  const runner = createTaskRunner()
  let picked: Picked | undefined
  /**
   * Resolves to the function that releases the lock, or null if another tab holds it; undefined
   * while this tab neither holds nor requests the lock.
   */
  let held: ReturnType<UploadLock['hold']> | undefined
  let released: Promise<void> = Promise.resolve()

  const sendingOf = ({ video, arranged, sent }: Picked) => ({ video, sent, total: arranged.size })

  function remember({ video, mark, url, sent }: Picked) {
    if (url !== undefined) getOptions().memory.save({ ...mark, name: video.file.name, url, sent })
  }

  /**
   * Reserves the upload for this tab. If another tab has the upload, sets the state `elsewhere` and
   * resolves to false.
   */
  async function claim(): Promise<boolean> {
    held ??= released.then(() => getOptions().lock.hold())
    if (await held) return true
    held = undefined
    void waitForOtherTab()
    return false
  }

  function release() {
    if (held) released = held.then((end) => end?.())
    held = undefined
  }

  async function waitForOtherTab() {
    const signal = runner.begin()
    picked = undefined
    state.set({ status: 'elsewhere' })
    // Rejects if the wait is aborted.
    await getOptions()
      .lock.untilFree(signal)
      .catch(() => undefined)
    if (!signal.aborted) await showRemembered()
  }

  async function showRemembered() {
    const signal = runner.begin()
    const { memory, lock } = getOptions()
    const isElsewhere = memory.load() !== null && (await lock.isHeld())
    if (signal.aborted) return
    if (isElsewhere) return waitForOtherTab()
    const upload = memory.load()
    state.set(upload ? { status: 'unfinished', upload, isOther: false } : { status: 'idle' })
    if (!upload) return
    const sent = await readOffset(upload.url, getOptions().target, signal)
    if (sent === null || signal.aborted) return
    state.set({ status: 'unfinished', upload: { ...upload, sent }, isOther: false })
  }

  function fail(thrown: unknown, file: File) {
    if (!picked) release()
    const error = toUploadError(thrown)
    state.set({ status: 'failed', error, sending: picked && sendingOf(picked) })
    getOptions().onError(error, file)
  }

  async function send(current: Picked, signal: AbortSignal) {
    const { target, memory } = getOptions()
    state.set({ status: 'uploading', sending: sendingOf(current) })
    const url = await sendResumably(current.arranged, {
      ...target,
      name: current.video.file.name,
      url: current.url,
      signal,
      onAddress: (address) => {
        current.url = address
        remember(current)
      },
      onConfirmed: (sent) => {
        current.sent = sent
        remember(current)
        if (!signal.aborted) state.set({ status: 'uploading', sending: sendingOf(current) })
      },
    })
    if (signal.aborted) return
    memory.clear()
    picked = undefined
    release()
    state.set({ status: 'done', video: current.video })
    getOptions().onUploaded(url, current.video)
  }

  /** Runs a task and reports its failure, except if the task was aborted in the meantime. */
  async function run(file: File, task: (signal: AbortSignal) => Promise<void>) {
    const signal = runner.begin()
    try {
      await task(signal)
    } catch (thrown) {
      if (!signal.aborted) fail(thrown, file)
    }
  }

  async function pick(file: File, signal: AbortSignal) {
    const { memory, onPicked } = getOptions()
    picked = undefined
    state.set({ status: 'checking' })
    if (!(await claim())) return
    const upload = memory.load()
    if (upload && !(await hasMark(file, upload))) {
      if (signal.aborted) return
      release()
      state.set({ status: 'unfinished', upload, isOther: true })
      return
    }
    const prepared = await prepareVideo(file)
    const mark = await markFile(file)
    if (signal.aborted) return
    picked = { ...prepared, mark, url: upload?.url, sent: upload?.sent ?? 0 }
    onPicked(prepared.video)
    await send(picked, signal)
  }

  function pause() {
    runner.end()
    const current = picked
    if (!current) return
    state.set({ status: 'paused', sending: sendingOf(current) })
    if (current.url !== undefined) void showConfirmed(current, current.url)
  }

  /** Shows how much of a paused upload the server has: the interrupted part may have arrived. */
  async function showConfirmed(current: Picked, url: string) {
    const signal = runner.begin()
    const sent = await readOffset(url, getOptions().target, signal)
    if (sent === null || signal.aborted) return
    current.sent = sent
    remember(current)
    state.set({ status: 'paused', sending: sendingOf(current) })
  }

  function resume() {
    const current = picked
    if (!current) return
    void run(current.video.file, async (signal) => {
      if ((await claim()) && !signal.aborted) await send(current, signal)
    })
  }

  async function cancel() {
    runner.end()
    if (!(await claim())) return
    const { memory, target } = getOptions()
    const url = picked?.url ?? memory.load()?.url
    memory.clear()
    picked = undefined
    release()
    state.set({ status: 'idle' })
    // Ignores a failure: the server deletes unfinished uploads by itself after some days.
    if (url !== undefined) void deleteUpload(url, target).catch(() => undefined)
  }

  /** Resumes an upload that lost the connection, once the connection is back. */
  function resumeOnline() {
    const now = state.get()
    if (now.status === 'failed' && now.error.type === 'network') resume()
  }

  /**
   * Rereads the remembered upload after another tab changed it: that tab may have resumed or
   * discarded it.
   */
  function followOtherTab() {
    const now = state.get()
    if (now.status === 'idle' || (now.status === 'unfinished' && !now.isOther))
      void showRemembered()
  }

  return {
    state,
    start() {
      addEventListener('online', resumeOnline)
      addEventListener('storage', followOtherTab)
      if (state.get().status === 'idle') void showRemembered()
    },
    stop() {
      removeEventListener('online', resumeOnline)
      removeEventListener('storage', followOtherTab)
      const { status } = state.get()
      if (status === 'uploading') pause()
      runner.end()
      release()
      if (status === 'checking' || status === 'elsewhere') state.set({ status: 'idle' })
    },
    pick: (file) => void run(file, (signal) => pick(file, signal)),
    pause,
    resume,
    cancel: () => void cancel(),
  }
}
