'use client'
import { Check, FileImage, Film, Replace, RotateCw, Trash2, X } from 'lucide-react'
import { useId, type ReactElement } from 'react'
import { useLocaleTag } from '../../locale/index.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx'
import { formatBytes } from '../file/file-size.ts'
import { isVideoType } from '../file/media-types.ts'
import { useObjectUrl } from '../file/use-object-url.ts'
import { idList } from '../id-list.ts'
import { isPending, type UploadItem } from '../queue/upload-item.ts'
import { isRetryable, type UploadError } from '../upload-error.ts'
import { UploadMessage } from '../upload-message/upload-message.tsx'
import type { MultiUploaderLabels } from './multi-uploader.labels.ts'
import { FileName, Row, RowActions, State, Thumbnail } from './multi-uploader.styles.ts'

export interface FileRowProps {
  item: UploadItem<unknown>
  labels: MultiUploaderLabels
  errorMessage: ((error: UploadError) => string) | undefined
  onCancel: () => void
  onRetry: () => void
  onReplace: () => void
  onRemove: () => void
}

/** One file: its name, progress and actions. */
export function FileRow(props: FileRowProps): ReactElement {
  const { item, labels, errorMessage } = props
  const { status, prepared, source } = item
  const isUploading = status === 'uploading'
  const error = status === 'failed' ? item.error : undefined
  const stateId = useId()
  const progressId = useId()
  const messageId = useId()
  const locale = useLocaleTag()
  const file = prepared?.file ?? source
  const isVideo = isVideoType(prepared?.type ?? source.type)
  const thumbnail = useObjectUrl(prepared && !isVideo ? prepared.file : undefined)
  const Icon = isVideo ? Film : FileImage
  const { name } = file
  // Each button is described by the file's state, for screen readers.
  const described = {
    'aria-describedby': idList(error && messageId, isUploading ? progressId : undefined, stateId),
  }
  const icon = { size: 16, 'aria-hidden': true } as const
  return (
    <Row>
      <Thumbnail>{thumbnail ? <img src={thumbnail} alt="" /> : <Icon {...icon} />}</Thumbnail>
      <FileName>
        <span>{name}</span>
        <State id={stateId} $isDone={status === 'done'}>
          {status === 'done' && <Check {...icon} />}
          {[stateText(item, labels), formatBytes(file.size, locale)].filter(Boolean).join(' · ')}
        </State>
      </FileName>
      <RowActions>
        {isPending(item) && (
          <IconButton {...described} label={labels.cancel(name)} onPress={props.onCancel}>
            <X {...icon} />
          </IconButton>
        )}
        {item.error && isRetryable(item.error) && (
          <IconButton {...described} label={labels.retry(name)} onPress={props.onRetry}>
            <RotateCw {...icon} />
          </IconButton>
        )}
        {!isPending(item) && (
          <>
            <IconButton {...described} label={labels.replace(name)} onPress={props.onReplace}>
              <Replace {...icon} />
            </IconButton>
            <IconButton {...described} label={labels.remove(name)} onPress={props.onRemove}>
              <Trash2 {...icon} />
            </IconButton>
          </>
        )}
      </RowActions>
      {isUploading && (
        <ProgressBar
          id={progressId}
          label={labels.progress(name)}
          isLabelHidden
          value={item.progress}
        />
      )}
      {error && <UploadMessage id={messageId} error={error} errorMessage={errorMessage} />}
    </Row>
  )
}

/**
 * Returns the text for a state; empty for `uploading` and `failed`, which have a progress bar and
 * an error message.
 */
function stateText({ status }: UploadItem<unknown>, labels: MultiUploaderLabels): string {
  return status === 'uploading' || status === 'failed' ? '' : labels[status]
}
