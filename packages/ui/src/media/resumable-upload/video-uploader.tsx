'use client'
import { useEffect, useId, useState, type ReactElement, type ReactNode } from 'react'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { omitUndefined } from '../../omit-undefined.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { useLatestCallback } from '../../use-latest-callback.ts'
import { videoTypes } from '../file/media-types.ts'
import { useFileDrop } from '../file-drop/use-file-drop.ts'
import { useKeptFocus } from '../file-drop/use-kept-focus.ts'
import { idList } from '../id-list.ts'
import { insufficientStorage } from '../transport/server-message.ts'
import { UploadError } from '../upload-error.ts'
import { UploadMessage } from '../upload-message/upload-message.tsx'
import { Description, FileInput, Name, Note, Root } from '../uploader/uploader.styles.ts'
import type { InspectedVideo } from '../video-file/inspect-video.ts'
import { VideoFileError } from '../video-file/video-file-error.ts'
import { videoFileLabels, type VideoFileLabels } from '../video-file/video-file.labels.ts'
import { useFlow } from '../video-import/use-flow.ts'
import { createVideoUpload } from './create-video-upload.ts'
import type { ResumableTarget } from './send-resumably.ts'
import { browserMemory } from './unfinished-upload.ts'
import { browserLock } from './upload-lock.ts'
import { isVideoPending, type VideoUploadState } from './video-upload-state.ts'
import { VideoUploaderBox } from './video-uploader-box.tsx'
import { videoUploaderLabels, type VideoUploaderLabels } from './video-uploader.labels.ts'
import { Box } from './video-uploader.styles.ts'

export interface VideoUploaderProps extends RootPropsWithRef<HTMLDivElement>, ResumableTarget {
  /** Label shown above the box: what to upload. */
  label: string
  /** Help text below the box. */
  description?: ReactNode
  /**
   * Key in local storage under which an unfinished upload is remembered. Use a different key for
   * each person and place, for example `coaching-video-u12-e7`. It also names the lock that keeps
   * other tabs from resuming or discarding a running upload.
   */
  rememberAs: string
  /** Called when a video has passed the checks, before it is sent, for example to show it. */
  onPicked?: ((video: InspectedVideo) => void) | undefined
  /**
   * Called when the server has the whole video; `url` is the address of the upload on the server.
   */
  onUploaded: (url: string, video: InspectedVideo) => void
  onError?: ((error: UploadError, file: File) => void) | undefined
  /** Called when an upload starts or ends. Saving before it ends would miss the video. */
  onPendingChange?: ((isPending: boolean) => void) | undefined
  /**
   * Returns the text of an error, for example `mp4VideoMessage`. Default: `Erreur de type` if the
   * content is not of an accepted type, otherwise `Une erreur est survenue`.
   */
  errorMessage?: ((error: UploadError) => string) | undefined
  isDisabled?: boolean | undefined
  /** Another way to pick a video, shown below the box; `pick` treats its file like a picked one. */
  otherSource?: ((source: OtherVideoSource) => ReactNode) | undefined
  labels?: OwnLabels<VideoUploaderLabels> | undefined
}

export interface OtherVideoSource {
  pick: (file: File) => void
  /** True while a video is checked or sent, here or in another tab. */
  isDisabled: boolean
}

/**
 * Returns the advice to show below an error; undefined if the general advice for uploads is enough.
 */
function hintFor(
  error: UploadError,
  state: VideoUploadState,
  labels: VideoUploaderLabels & VideoFileLabels,
): string | undefined {
  if (error instanceof VideoFileError) return labels.reasons[error.reason]
  if (state.status !== 'failed' || !state.sending) return undefined
  if (error.type === 'network') return labels.lost
  return error.status === insufficientStorage ? labels.full : undefined
}

function errorOf(state: VideoUploadState, labels: VideoUploaderLabels): UploadError | undefined {
  if (state.status === 'failed') return state.error
  const isOther = state.status === 'unfinished' && state.isOther
  return isOther ? new UploadError('unreadable', { hint: labels.otherFile }) : undefined
}

function videoOf(state: VideoUploadState): InspectedVideo | undefined {
  if (state.status === 'done') return state.video
  return 'sending' in state ? state.sending?.video : undefined
}

/**
 * Uploads one mp4 video of up to 1 GB: picked or dropped, then checked, and sent in parts. The
 * upload can be paused. It resumes after a lost connection and, once the user picks the same file
 * again, after a reload.
 */
export function VideoUploader({
  label,
  description,
  endpoint,
  headers,
  chunkSize,
  retryDelays,
  rememberAs,
  onPicked = () => undefined,
  onUploaded,
  onError = () => undefined,
  onPendingChange,
  errorMessage,
  isDisabled = false,
  otherSource,
  labels,
  ...rest
}: VideoUploaderProps): ReactElement {
  const nameId = useId()
  const errorId = useId()
  const descriptionId = useId()
  const keptFocus = useKeptFocus()
  const texts = useLabels(videoUploaderLabels, labels)
  const fileTexts = useLabels(videoFileLabels)
  const [tooMany, setTooMany] = useState<UploadError>()
  const flow = useFlow(createVideoUpload, {
    target: { endpoint, headers, chunkSize, retryDelays },
    memory: browserMemory(rememberAs),
    lock: browserLock(rememberAs),
    onPicked,
    onUploaded,
    onError,
  })
  const state = flow.state.get()
  const isPending = isVideoPending(state)
  const isClosed = isDisabled || isPending || state.status === 'elsewhere'
  const notifyPending = useLatestCallback((next: boolean) => onPendingChange?.(next))
  useEffect(() => {
    if (!isPending) return
    notifyPending(true)
    return () => notifyPending(false)
  }, [isPending, notifyPending])

  const error = tooMany ?? errorOf(state, texts)
  const describedBy = idList(
    error && errorId,
    description === undefined ? undefined : descriptionId,
  )
  const drop = useFileDrop({
    accept: videoTypes,
    isMultiple: false,
    isDisabled: isClosed,
    onFiles: ([first, second]) => {
      setTooMany(second && new UploadError('too_many_files'))
      if (first && !second) flow.pick(first)
    },
  })

  return (
    <Root aria-labelledby={nameId} {...omitUndefined(rest)} {...drop.rootProps} {...keptFocus}>
      <Name id={nameId}>{label}</Name>
      <FileInput {...drop.inputProps} aria-labelledby={nameId} />
      <Box $isOver={drop.isOver} $isWrong={error !== undefined}>
        <VideoUploaderBox
          state={state}
          flow={flow}
          isOver={drop.isOver}
          isDisabled={isDisabled}
          labels={texts}
          describedBy={describedBy}
          browse={drop.browse}
        />
      </Box>
      {error && (
        <UploadMessage
          id={errorId}
          error={error}
          errorMessage={errorMessage}
          hint={hintFor(error, state, { ...texts, ...fileTexts })}
        />
      )}
      {otherSource?.({
        isDisabled: isClosed,
        pick(file) {
          setTooMany(undefined)
          flow.pick(file)
        },
      })}
      {videoOf(state)?.codec === 'h265' && <Note>{fileTexts.h265}</Note>}
      {description !== undefined && <Description id={descriptionId}>{description}</Description>}
    </Root>
  )
}
