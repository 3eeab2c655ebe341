'use client'
import { ImageUp } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx'
import type { UploadState } from '../use-upload.ts'
import type { UploaderLabels } from './uploader-labels.ts'
import { Invitation, Picture, Progress } from './uploader.styles.ts'

export interface UploaderZoneProps {
  state: UploadState
  src: string | undefined
  alt: string
  isOver: boolean
  isDisabled: boolean
  labels: UploaderLabels
  browse: () => void
  cancel: () => void
}

/** What the box of an uploader shows: the chosen file on its way, the present one, or an invitation. */
export function UploaderZone({
  state,
  src,
  alt,
  isOver,
  isDisabled,
  labels,
  browse,
  cancel,
}: UploaderZoneProps): ReactElement {
  const isUploading = state.status === 'uploading'
  const shown = isUploading ? state.preview : src
  const isVideo = isUploading && state.file.type.startsWith('video/')
  return (
    <>
      {shown === undefined ? (
        <Invitation>
          <ImageUp size={20} aria-hidden="true" />
          <Button onPress={browse} isDisabled={isDisabled}>
            {labels.browse}
          </Button>
          <span>{isOver ? labels.drop : labels.hint}</span>
        </Invitation>
      ) : (
        <Picture $isFaded={isUploading || isOver}>
          {isVideo ? <video src={shown} muted /> : <img src={shown} alt={alt} />}
        </Picture>
      )}
      {isUploading && (
        <Progress>
          <ProgressBar label={labels.progress} value={state.progress} />
          <Button onPress={cancel}>{labels.cancel}</Button>
        </Progress>
      )}
    </>
  )
}
