'use client'
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { given } from '../../given.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
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
import { Actions, Chooser, Description, Name, Note, Root, Zone } from './uploader.styles.ts'

export interface UploaderProps<Result>
  extends RootPropsWithRef<HTMLDivElement>, Partial<Omit<FileRules, 'isCropAllowed'>> {
  /** What is uploaded, shown above the box. */
  label: string
  /** Help below the box, for example the accepted types. */
  description?: ReactNode
  /** Address of the present picture or video. */
  src?: string | undefined
  /** Type of what `src` names; only a video has to be told. */
  type?: string | undefined
  /** Text of the present picture. Default the label. */
  alt?: string | undefined
  /** Width of the box in pixels; never wider than its place. Default 250. */
  width?: number | undefined
  /** Height of the box in pixels. Default 300. */
  height?: number | undefined
  /** Lets people crop a picked picture before it is sent. Gifs are sent as they are. */
  crop?: CropSettings | undefined
  /** Brings the file to where it is kept, for example a `multipartTransport`. */
  transport: UploadTransport<Result>
  /** When a failed attempt is made again. Default three attempts. */
  retry?: RetryRules | undefined
  /** The file was stored; `file` is what was sent, with its upright size. */
  onUploaded: (result: Result, file: InspectedFile) => void
  /** Adds a button that takes the present picture away. */
  onRemove?: (() => void) | undefined
  onError?: ((error: UploadError, file: File) => void) | undefined
  /** A file is on its way, or no longer: what is saved meanwhile would be without it. */
  onPendingChange?: ((isPending: boolean) => void) | undefined
  /** Text that an error shows. Default `Erreur de type` for a wrong type, else `Une erreur est survenue`. */
  errorMessage?: ((error: UploadError) => string) | undefined
  /** Takes what goes wrong with crops, and files that cannot be loaded. Default the browser's console. */
  log?: ((error: Error) => void) | undefined
  isDisabled?: boolean | undefined
  labels?: OwnLabels<UploaderLabels> | undefined
  /** Ids of further descriptions of the control, for example a form's message. */
  'aria-describedby'?: string | undefined
}

/**
 * One picture or video: dropped, pasted or picked, then looked into, cropped where that is wanted,
 * and sent. What is there already stays until the new one is stored.
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
  // Stored data often holds an empty address for none.
  const src = address || undefined
  const keptFocus = useKeptFocus()
  const texts = useLabels(uploaderLabels, labels)
  const cropping = useCrop({ settings: crop, aspectRatio, log })
  const [refusal, setRefusal] = useState<UploadError>()
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
  const tellPending = useEffectEvent((next: boolean) => onPendingChange?.(next))
  useEffect(() => {
    if (!isBusy) return
    tellPending(true)
    return () => tellPending(false)
  }, [isBusy])
  const error = refusal ?? (item?.status === 'failed' ? item.error : undefined)
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
    setRefusal(tooMany)
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
    <Root aria-labelledby={nameId} {...given(rest)} {...drop.rootProps} {...keptFocus}>
      <Name id={nameId}>{label}</Name>
      <Chooser {...drop.inputProps} aria-labelledby={nameId} />
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
