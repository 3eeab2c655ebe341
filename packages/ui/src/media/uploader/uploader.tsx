'use client'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactElement, type ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { labels as defaultLabels } from '../../labels.ts'
import { Button } from '../../primitives/button/button.tsx'
import { imageTypes, type Dimensions, type FileRules } from '../file-rules.ts'
import { UploadError } from '../upload-error.ts'
import type { UploadTransport } from '../upload-transport.ts'
import { useUpload } from '../use-upload.ts'
import type { UploaderLabels } from './uploader-labels.ts'
import { UploaderZone } from './uploader-zone.tsx'
import { Actions, Description, Message, Name, Root, Zone } from './uploader.styles.ts'

export interface UploaderProps<Result> extends Partial<FileRules> {
  /** What is uploaded, shown above the box. */
  label: string
  /** Help below the box, for example the accepted types. */
  description?: ReactNode
  /** Address of the present picture. */
  src?: string | undefined
  /** Text of the present picture. Default the label. */
  alt?: string | undefined
  /** Width of the box in pixels; never wider than its place. Default 250. */
  width?: number | undefined
  /** Height of the box in pixels. Default 300. */
  height?: number | undefined
  /** Brings the file to where it is kept, for example an `uploadTransport`. */
  transport: UploadTransport<Result>
  onUploaded: (result: Result, file: File, dimensions: Dimensions) => void
  /** Adds a button that takes the present picture away. */
  onRemove?: (() => void) | undefined
  onError?: ((error: UploadError) => void) | undefined
  /** Text that an error shows. Default `Erreur de type` for a wrong type, else `Une erreur est survenue`. */
  errorMessage?: ((error: UploadError) => string) | undefined
  isDisabled?: boolean | undefined
  labels?: UploaderLabels | undefined
}

const tenMegabytes = 10 * 1024 * 1024

function defaultErrorMessage({ type }: UploadError): string {
  const { file_type: wrongType, other } = defaultLabels.uploadErrors
  return type === 'file_type' ? wrongType : other
}

/** One picture or video: dropped, pasted or chosen, then checked and sent. The old one stays until then. */
export function Uploader<Result>({
  label,
  description,
  src,
  alt = label,
  width = 250,
  height = 300,
  accept = imageTypes,
  maxSize = tenMegabytes,
  onRemove,
  errorMessage = defaultErrorMessage,
  isDisabled = false,
  labels = defaultLabels.uploader,
  ...options
}: UploaderProps<Result>): ReactElement {
  const nameId = useId()
  const { state, start, cancel, retry, fail } = useUpload({ ...options, accept, maxSize })
  const isUploading = state.status === 'uploading'

  const dropzone = useDropzone({
    multiple: false,
    disabled: isDisabled || isUploading,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file], [refused]) => {
      if (file) start(file)
      else if (refused) fail(refused.file, new UploadError('file_count'))
    },
  })

  return (
    <Root {...dropzone.getRootProps({ role: 'group', 'aria-labelledby': nameId })}>
      <Name id={nameId}>{label}</Name>
      <input {...dropzone.getInputProps({ accept: accept.join(','), 'aria-labelledby': nameId })} />
      <Zone
        $isOver={dropzone.isDragActive}
        $isWrong={state.status === 'failed'}
        $isDisabled={isDisabled || isUploading}
        style={{ width, height }}
        onClick={dropzone.open}
      >
        <UploaderZone
          state={state}
          src={src}
          alt={alt}
          isOver={dropzone.isDragActive}
          isDisabled={isDisabled}
          labels={labels}
          browse={dropzone.open}
          cancel={cancel}
        />
      </Zone>
      {state.status === 'failed' && (
        <Message role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {errorMessage(state.error)}
        </Message>
      )}
      {description !== undefined && <Description>{description}</Description>}
      {!isUploading && (src !== undefined || canRetry(state)) && (
        <Actions>
          {canRetry(state) && <Button onPress={retry}>{labels.retry}</Button>}
          {src !== undefined && (
            <Button onPress={dropzone.open} isDisabled={isDisabled}>
              {labels.replace}
            </Button>
          )}
          {src !== undefined && onRemove && (
            <Button variant="tertiary" onPress={onRemove} isDisabled={isDisabled}>
              {labels.remove}
            </Button>
          )}
        </Actions>
      )}
    </Root>
  )
}

/** Trying again helps where the way to the server failed, not where the file is wrong. */
function canRetry(state: ReturnType<typeof useUpload>['state']): boolean {
  return state.status === 'failed' && ['network', 'refused'].includes(state.error.type)
}
