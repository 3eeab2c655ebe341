'use client'
import { CircleCheck, Video } from 'lucide-react'
import type { ReactElement } from 'react'
import { useLocaleTag } from '../../locale/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx'
import { ProgressIndicator } from '../../primitives/progress-indicator/progress-indicator.tsx'
import { formatBytes } from '../file/file-size.ts'
import { Actions } from '../uploader/uploader.styles.ts'
import type { VideoUploadFlow } from './create-video-upload.ts'
import type { UnfinishedUpload } from './unfinished-upload.ts'
import type { SentVideo, VideoUploadState } from './video-upload-state.ts'
import type { VideoUploaderLabels } from './video-uploader.labels.ts'
import { Amount, DoneMark, FileName, Middle } from './video-uploader.styles.ts'

export interface VideoUploaderBoxProps {
  state: VideoUploadState
  flow: Pick<VideoUploadFlow, 'pause' | 'resume' | 'cancel'>
  isOver: boolean
  isDisabled: boolean
  labels: VideoUploaderLabels
  /** `aria-describedby` of the button that opens the file dialog. */
  describedBy: string | undefined
  browse: () => void
}

/** The contents of the box: an invitation to pick a video, or the state of its upload. */
export function VideoUploaderBox(props: VideoUploaderBoxProps): ReactElement {
  const { state, labels, isOver } = props
  if (state.status === 'checking') {
    return (
      <Middle>
        <ProgressIndicator size="small" label={labels.checking} />
        <span aria-hidden="true">{labels.checking}</span>
      </Middle>
    )
  }
  if (state.status === 'elsewhere') {
    return (
      <Middle>
        <Video size={20} aria-hidden="true" />
        <output>{labels.elsewhere}</output>
      </Middle>
    )
  }
  if (state.status === 'unfinished') return <Unfinished {...props} upload={state.upload} />
  if (state.status === 'done') {
    return (
      <Middle>
        <DoneMark>
          <CircleCheck size={20} aria-hidden="true" />
        </DoneMark>
        <FileName as="output">{labels.done(state.video.file.name)}</FileName>
        <PickButton {...props} label={labels.replace} />
      </Middle>
    )
  }
  const sending = 'sending' in state ? state.sending : undefined
  if (sending) return <Sending {...props} sending={sending} />
  return (
    <Middle>
      <Video size={20} aria-hidden="true" />
      <PickButton {...props} label={labels.browse} />
      <span>{isOver ? labels.drop : labels.hint}</span>
    </Middle>
  )
}

interface PickButtonProps extends Pick<
  VideoUploaderBoxProps,
  'isDisabled' | 'describedBy' | 'browse'
> {
  label: string
}

function PickButton({ label, isDisabled, describedBy, browse }: PickButtonProps): ReactElement {
  return (
    <Button onPress={browse} isDisabled={isDisabled} aria-describedby={describedBy}>
      {label}
    </Button>
  )
}

type PartProps<Name extends string, Value> = VideoUploaderBoxProps & Record<Name, Value>

function Unfinished(props: PartProps<'upload', UnfinishedUpload>): ReactElement {
  const { upload, labels, flow, isDisabled } = props
  const percent = new Intl.NumberFormat(useLocaleTag(), { style: 'percent' })
  const share = percent.format(Math.min(1, upload.sent / upload.size))
  return (
    <>
      <div>
        <FileName>{labels.unfinished({ name: upload.name, share })}</FileName>
        <p>{labels.sameFile}</p>
      </div>
      <Actions>
        <PickButton {...props} label={labels.pickSame} />
        <Button variant="tertiary" onPress={flow.cancel} isDisabled={isDisabled}>
          {labels.discard}
        </Button>
      </Actions>
    </>
  )
}

function Sending({ state, labels, flow, sending }: PartProps<'sending', SentVideo>): ReactElement {
  const { video, sent, total } = sending
  const locale = useLocaleTag()
  const amount = { sent: formatBytes(sent, locale), total: formatBytes(total, locale) }
  const isUploading = state.status === 'uploading'
  return (
    <>
      <FileName>{video.file.name}</FileName>
      <ProgressBar
        label={isUploading ? labels.uploading : labels.paused}
        value={sent}
        max={total}
      />
      <Amount>{labels.amount(amount)}</Amount>
      <Actions>
        {isUploading ? (
          <Button onPress={flow.pause}>{labels.pause}</Button>
        ) : (
          <Button variant="primary" onPress={flow.resume}>
            {labels.resume}
          </Button>
        )}
        <Button variant="tertiary" onPress={flow.cancel}>
          {labels.cancel}
        </Button>
      </Actions>
    </>
  )
}
