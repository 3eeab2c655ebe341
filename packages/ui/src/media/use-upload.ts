'use client'
import { useEffect, useRef, useState } from 'react'
import { checkAspectRatio, checkFile, type Dimensions, type FileRules } from './file-rules.ts'
import { readDimensions } from './read-dimensions.ts'
import { toUploadError, UploadError } from './upload-error.ts'
import type { UploadTransport } from './upload-transport.ts'

/** Where an upload stands; `progress` goes from 0 to 100, `preview` is an address of the file in this page. */
export type UploadState =
  | { status: 'idle' }
  | { status: 'uploading'; file: File; progress: number; preview: string }
  | { status: 'done' }
  | { status: 'failed'; file: File; error: UploadError }

export interface UseUploadOptions<Result> extends FileRules {
  transport: UploadTransport<Result>
  onUploaded: (result: Result, file: File, dimensions: Dimensions) => void
  onError?: ((error: UploadError) => void) | undefined
}

export interface UploadControl {
  state: UploadState
  /** Checks and sends a file; a running upload is given up. */
  start: (file: File) => void
  /** Gives the running upload up. */
  cancel: () => void
  /** Sends the file that failed once more. */
  retry: () => void
  /** Reports a choice that names no single file. */
  fail: (file: File, error: UploadError) => void
}

/** Checks a file, sends it, and says how far it is. Leaving the page aborts it. */
export function useUpload<Result>({
  transport,
  onUploaded,
  onError,
  ...rules
}: UseUploadOptions<Result>): UploadControl {
  const [state, setState] = useState<UploadState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  function fail(file: File, error: UploadError) {
    setState({ status: 'failed', file, error })
    onError?.(error)
  }

  async function send(file: File, preview: string, signal: AbortSignal) {
    const broken = checkFile(file, rules)
    if (broken) throw broken
    const dimensions = await readDimensions(file)
    const wrongShape = checkAspectRatio(dimensions, rules)
    if (wrongShape) throw wrongShape
    const result = await transport(file, {
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) setState({ status: 'uploading', file, progress, preview })
      },
    })
    return { result, dimensions }
  }

  function start(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const preview = URL.createObjectURL(file)
    setState({ status: 'uploading', file, progress: 0, preview })
    const sent = send(file, preview, controller.signal).finally(() => URL.revokeObjectURL(preview))
    sent.then(
      ({ result, dimensions }) => {
        if (running.current !== controller) return
        setState({ status: 'done' })
        onUploaded(result, file, dimensions)
      },
      (thrown: unknown) => {
        if (running.current === controller) fail(file, toUploadError(thrown))
      },
    )
  }

  return {
    state,
    start,
    fail,
    cancel: () => {
      running.current?.abort()
      running.current = undefined
      setState({ status: 'idle' })
    },
    retry: () => {
      if (state.status === 'failed') start(state.file)
    },
  }
}
