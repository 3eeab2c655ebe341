'use client'
import { ImageUp } from 'lucide-react'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import type { CropSettings } from '../crop/crop-settings.ts'
import { useCrop } from '../crop/use-crop.tsx'
import type { FileRules } from '../file/file-rules.ts'
import type { InspectedFile } from '../file/inspect-file.ts'
import { mediaTypes } from '../file/media-types.ts'
import { useFileDrop } from '../file-drop/use-file-drop.ts'
import { useKeptFocus } from '../file-drop/use-kept-focus.ts'
import { isPending, totalProgress } from '../queue/upload-item.ts'
import { useUploadQueue } from '../queue/use-upload-queue.ts'
import type { RetryRules } from '../transport/retry.ts'
import type { UploadTransport } from '../transport/upload-transport.ts'
import { UploadError } from '../upload-error.ts'
import { uploadLimits } from '../upload-limits.ts'
import { UploadMessage } from '../upload-message/upload-message.tsx'
import {
  FileInput,
  Description,
  Invitation,
  Name,
  Root,
  Zone,
} from '../uploader/uploader.styles.ts'
import { idList } from '../id-list.ts'
import { FileRow } from './file-row.tsx'
import { multiUploaderLabels, type MultiUploaderLabels } from './multi-uploader.labels.ts'
import { Files, Total } from './multi-uploader.styles.ts'

export interface MultiUploaderProps<Result>
  extends RootPropsWithRef<HTMLDivElement>, Partial<Omit<FileRules, 'isCropAllowed'>> {
  /** Label shown above the box: what to upload. */
  label: string
  /** Help text below the box, for example the accepted types. */
  description?: ReactNode
  /** Maximum number of files in the list. */
  maxFiles?: number | undefined
  /** Lets users crop each image before it is sent. Gifs are sent as they are. */
  crop?: CropSettings | undefined
  /** Uploads a file to its storage, for example a `multipartTransport`. */
  transport: UploadTransport<Result>
  /** Rules for retrying a failed attempt. Default: three attempts. */
  retry?: RetryRules | undefined
  /**
   * Called when a file is stored; `file` is what was sent, with its width and height as displayed
   * (EXIF rotation applied).
   */
  onUploaded: (result: Result, file: InspectedFile) => void
  /** Called when a stored file is removed from the list, or replaced by another one. */
  onRemove?: ((result: Result) => void) | undefined
  onError?: ((error: UploadError, file: File) => void) | undefined
  /**
   * Returns the text of an error. Default: `Erreur de type` for a wrong type, otherwise
   * `Une erreur est survenue`.
   */
  errorMessage?: ((error: UploadError) => string) | undefined
  /** Receives the errors of failed crops and unreadable files. Default: the browser's console. */
  log?: ((error: Error) => void) | undefined
  isDisabled?: boolean | undefined
  labels?: OwnLabels<MultiUploaderLabels> | undefined
}

/**
 * Uploads several images or videos, showing the progress of each and of all together. Three are
 * sent at a time.
 */
export function MultiUploader<Result>({
  label,
  description,
  maxFiles = Infinity,
  accept = mediaTypes,
  maxSize = uploadLimits.maxSize,
  maxPixels = uploadLimits.maxPixels,
  aspectRatio,
  crop,
  transport,
  retry,
  onUploaded,
  onRemove,
  onError,
  errorMessage,
  log,
  isDisabled = false,
  labels,
  ...rest
}: MultiUploaderProps<Result>): ReactElement {
  const nameId = useId()
  const rejectionId = useId()
  const descriptionId = useId()
  const keptFocus = useKeptFocus()
  const texts = useLabels(multiUploaderLabels, labels)
  const cropping = useCrop({ settings: crop, aspectRatio, log })
  const [rejection, setRejection] = useState<UploadError>()
  const [items, queue] = useUploadQueue({
    transport,
    retry,
    rules: { accept, maxSize, maxPixels, aspectRatio, isCropAllowed: crop !== undefined },
    crop: crop && cropping.crop,
    onUploaded,
    onError,
    log,
  })
  const pending = items.filter(isPending)
  const counted = items.filter(({ status }) => status === 'done' || isPending({ status }))

  function forget(id: string) {
    const result = items.find((item) => item.id === id)?.result
    if (result !== undefined) onRemove?.(result)
  }

  function take(files: File[], place?: string) {
    const [first] = files
    // The entry to replace may have been removed while the file dialog was open.
    if (place !== undefined && first && items.some(({ id }) => id === place)) {
      forget(place)
      queue.replace(place, first)
      return
    }
    const room = Math.max(0, maxFiles - items.length)
    const left = files.slice(room)
    const tooMany = left[0] && new UploadError('too_many_files')
    setRejection(tooMany)
    for (const file of left) if (tooMany) onError?.(tooMany, file)
    queue.add(files.slice(0, room))
  }
  const describedBy = idList(
    rejection && rejectionId,
    description === undefined ? undefined : descriptionId,
  )
  const drop = useFileDrop({ accept, isMultiple: true, isDisabled, onFiles: take })

  return (
    <Root aria-labelledby={nameId} {...omitUndefined(rest)} {...drop.rootProps} {...keptFocus}>
      <Name id={nameId}>{label}</Name>
      <FileInput {...drop.inputProps} aria-labelledby={nameId} aria-describedby={describedBy} />
      <Zone
        $isOver={drop.isOver}
        $isWrong={rejection !== undefined}
        $isDisabled={isDisabled}
        onClick={drop.browse}
      >
        <Invitation>
          <ImageUp size={20} aria-hidden="true" />
          <Button onPress={drop.browse} isDisabled={isDisabled} aria-describedby={describedBy}>
            {texts.browse}
          </Button>
          <span>{drop.isOver ? texts.drop : texts.hint}</span>
        </Invitation>
      </Zone>
      {rejection && (
        <UploadMessage id={rejectionId} error={rejection} errorMessage={errorMessage} />
      )}
      {description !== undefined && <Description id={descriptionId}>{description}</Description>}
      {pending.length > 0 && (
        <Total>
          <ProgressBar
            label={texts.total}
            value={totalProgress(items)}
            valueLabel={texts.count(counted.length - pending.length, counted.length)}
          />
          <Button onPress={() => pending.forEach(({ id }) => queue.cancel(id))}>
            {texts.cancelAll}
          </Button>
        </Total>
      )}
      {items.length > 0 && (
        <Files aria-label={texts.files}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              labels={texts}
              errorMessage={errorMessage}
              onCancel={() => queue.cancel(item.id)}
              onRetry={() => queue.retry(item.id)}
              onReplace={() => drop.browseFor(item.id)}
              onRemove={() => {
                forget(item.id)
                queue.remove(item.id)
              }}
            />
          ))}
        </Files>
      )}
      {cropping.dialog}
    </Root>
  )
}
