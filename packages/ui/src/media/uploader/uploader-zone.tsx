'use client'
import { ImageUp } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx'
import { ProgressIndicator } from '../../primitives/progress-indicator/progress-indicator.tsx'
import { isVideoType } from '../file/media-types.ts'
import { useObjectUrl } from '../file/use-object-url.ts'
import { isPending, type UploadItem } from '../queue/upload-item.ts'
import type { UploaderLabels } from './uploader.labels.ts'
import { Invitation, ImageBox, Preparing, Progress } from './uploader.styles.ts'

export interface UploaderZoneProps {
  item: UploadItem<unknown> | undefined
  src: string | undefined
  type: string | undefined
  alt: string
  isOver: boolean
  isDisabled: boolean
  labels: UploaderLabels
  /** `aria-describedby` of the button that opens the file dialog. */
  describedBy: string | undefined
  browse: () => void
  cancel: () => void
}

/**
 * The contents of an uploader's box: the file being uploaded, the current one, or an invitation to
 * add one.
 */
export function UploaderZone(props: UploaderZoneProps): ReactElement {
  const { item, alt, isOver, isDisabled, labels, describedBy, browse, cancel } = props
  const isBusy = item !== undefined && isPending(item)
  const prepared = isBusy ? item.prepared : undefined
  const preview = useObjectUrl(prepared?.file)
  const src = prepared ? preview : props.src
  const type = prepared?.type ?? props.type ?? ''
  return (
    <>
      {src === undefined && !isBusy && (
        <Invitation>
          <ImageUp size={20} aria-hidden="true" />
          <Button onPress={browse} isDisabled={isDisabled} aria-describedby={describedBy}>
            {labels.browse}
          </Button>
          <span>{isOver ? labels.drop : labels.hint}</span>
        </Invitation>
      )}
      {src !== undefined && (
        <ImageBox $isFaded={isBusy || isOver}>
          {isVideoType(type) ? (
            <video src={src} muted playsInline aria-label={alt} />
          ) : (
            <img src={src} alt={alt} />
          )}
        </ImageBox>
      )}
      {isBusy && prepared === undefined && (
        <Preparing>
          <ProgressIndicator size="small" label={labels.preparing} />
        </Preparing>
      )}
      {prepared && (
        <Progress>
          <ProgressBar label={labels.progress} value={item?.progress ?? 0} />
          <Button onPress={cancel}>{labels.cancel}</Button>
        </Progress>
      )}
    </>
  )
}
