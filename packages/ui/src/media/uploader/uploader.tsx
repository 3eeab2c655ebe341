'use client'
import { useEffect, useId, useState, type ReactElement, type ReactNode } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { useLatestCallback } from '../../use-latest-callback.ts'
import type { CropSettings } from '../crop/crop-settings.ts'
import { useCrop } from '../crop/use-crop.tsx'
import type { FileRules } from '../file/file-rules.ts'
import type { InspectedFile } from '../file/inspect-file.ts'
import { imageTypes } from '../file/media-types.ts'
import { useFileDrop } from '../file-drop/use-file-drop.ts'
import { useKeptFocus } from '../file-drop/use-kept-focus.ts'
import { isPending } from '../queue/upload-item.ts'
import { useUploadQueue } from '../queue/use-upload-queue.ts'
import type { RetryRules } from '../transport/retry.ts'
import type { UploadTransport } from '../transport/upload-transport.ts'
import { isRetryable, UploadError } from '../upload-error.ts'
import { UploadMessage } from '../upload-message/upload-message.tsx'
import { uploadLimits } from '../upload-limits.ts'
import { uploaderLabels, type UploaderLabels } from './uploader.labels.ts'
import { idList } from '../id-list.ts'
import { UploaderZone } from './uploader-zone.tsx'
import { Actions, FileInput, Description, Name, Note, Root, Zone } from './uploader.styles.ts'

export interface UploaderProps<Result>
  extends RootPropsWithRef<HTMLDivElement>, Partial<Omit<FileRules, 'isCropAllowed'>> {
  /** Label shown above the box: what to upload. */
  label: string
  /** Help text below the box, for example the accepted types. */
  description?: ReactNode
  /** Address of the current image or video. */
  src?: string | undefined
  /** MIME type of `src`; only needed for a video. */
  type?: string | undefined
  /** Alternative text of the current image. Default: the label. */
  alt?: string | undefined
  /** Width of the box in pixels, at most the available width. Default 250. */
  width?: number | undefined
  /** Height of the box in pixels. Default 300. */
  height?: number | undefined
  /** Lets users crop a picked image before it is sent. Gifs are sent as they are. */
  crop?: CropSettings | undefined
  /** Uploads the file to its storage, for example a `multipartTransport`. */
  transport: UploadTransport<Result>
  /** Rules for retrying a failed attempt. Default: three attempts. */
  retry?: RetryRules | undefined
  /**
   * Called when the file is stored; `file` is the file that was sent, with its width and height as
   * displayed (EXIF rotation applied).
   */
  onUploaded: (result: Result, file: InspectedFile) => void
  /**
   * Called when the user removes the current image. Without this callback, there is no button to
   * remove the image.
   */
  onRemove?: (() => void) | undefined
  onError?: ((error: UploadError, file: File) => void) | undefined
  /**
   * Called when an upload starts or ends. Until it ends, saving would store a value without the
   * file.
   */
  onPendingChange?: ((isPending: boolean) => void) | undefined
  /**
   * Returns the text of an error. Default `Erreur de type` for a wrong type, or else `Une erreur
   * est survenue`.
   */
  errorMessage?: ((error: UploadError) => string) | undefined
  /** Receives the errors of failed crops and unreadable files. Default: the browser's console. */
  log?: ((error: Error) => void) | undefined
  isDisabled?: boolean | undefined
  labels?: OwnLabels<UploaderLabels> | undefined
  /** Ids of further descriptions of the control, for example a form's message. */
  'aria-describedby'?: string | undefined
}

/**
 * Uploads one image or video: dropped, pasted or picked, then inspected, cropped if `crop` is set,
 * and sent. The current image or video stays visible until the new one is stored.
 */
export function Uploader<Result>({
  label,
  description,
  src: address,
  type,
  alt = label,
  width = 250,
  height = 300,
  accept = imageTypes,
  maxSize = uploadLimits.maxSize,
  maxPixels = uploadLimits.maxPixels,
  aspectRatio,
  crop,
  transport,
  retry,
  onUploaded,
  onRemove,
  onError,
  onPendingChange,
  errorMessage,
  log,
  isDisabled = false,
  labels,
  'aria-describedby': furtherIds,
  ...rest
}: UploaderProps<Result>): ReactElement {
  const nameId = useId()
  const errorId = useId()
  const descriptionId = useId()
  // Stored data often has an empty address if there is no image.
  const src = address || undefined
  const keptFocus = useKeptFocus()
  const texts = useLabels(uploaderLabels, labels)
  const cropping = useCrop({ settings: crop, aspectRatio, log })
  const [rejection, setRejection] = useState<UploadError>()
  const [[item], queue] = useUploadQueue({
    transport,
    retry,
    rules: { accept, maxSize, maxPixels, aspectRatio, isCropAllowed: crop !== undefined },
    crop: crop && cropping.crop,
    onUploaded,
    onError,
    log,
  })
  const isBusy = item !== undefined && isPending(item)
  const notifyPending = useLatestCallback((next: boolean) => onPendingChange?.(next))
  useEffect(() => {
    if (!isBusy) return
    notifyPending(true)
    return () => notifyPending(false)
  }, [isBusy, notifyPending])
  const error = rejection ?? (item?.status === 'failed' ? item.error : undefined)
  const describedBy = idList(
    error && errorId,
    furtherIds,
    description === undefined ? undefined : descriptionId,
  )
  const isGifKept =
    crop !== undefined && item?.status === 'done' && item.prepared?.type === 'image/gif'

  const take = ([first, second]: File[]) => {
    queue.clear()
    const tooMany = second && new UploadError('too_many_files')
    setRejection(tooMany)
    if (second && tooMany) onError?.(tooMany, second)
    else if (first) queue.add([first])
  }
  const drop = useFileDrop({
    accept,
    isMultiple: false,
    isDisabled: isDisabled || isBusy,
    onFiles: take,
  })

  return (
    <Root aria-labelledby={nameId} {...omitUndefined(rest)} {...drop.rootProps} {...keptFocus}>
      <Name id={nameId}>{label}</Name>
      <FileInput {...drop.inputProps} aria-labelledby={nameId} />
      <Zone
        $isOver={drop.isOver}
        $isWrong={error !== undefined}
        $isDisabled={isDisabled || isBusy}
        style={{ width, height }}
        onClick={drop.browse}
      >
        <UploaderZone
          item={item}
          src={src}
          type={type}
          alt={alt}
          isOver={drop.isOver}
          isDisabled={isDisabled}
          labels={texts}
          describedBy={describedBy}
          browse={drop.browse}
          cancel={queue.clear}
        />
      </Zone>
      {error && <UploadMessage id={errorId} error={error} errorMessage={errorMessage} />}
      {isGifKept && <Note>{texts.gifNotCropped}</Note>}
      {description !== undefined && <Description id={descriptionId}>{description}</Description>}
      {!isBusy && (
        <Actions>
          {item && error && isRetryable(error) && (
            <Button onPress={() => queue.retry(item.id)}>{texts.retry}</Button>
          )}
          {src !== undefined && (
            <Button onPress={drop.browse} isDisabled={isDisabled} aria-describedby={describedBy}>
              {texts.replace}
            </Button>
          )}
          {src !== undefined && onRemove && (
            <Button variant="tertiary" onPress={onRemove} isDisabled={isDisabled}>
              {texts.remove}
            </Button>
          )}
        </Actions>
      )}
      {cropping.dialog}
    </Root>
  )
}
