'use client'
import { useState, type ReactElement } from 'react'
import { useLabels } from '../../../locale/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { ProgressBar } from '../../../primitives/progress-bar/progress-bar.tsx'
import { videoTypes } from '../../file/media-types.ts'
import { uploadLimits } from '../../upload-limits.ts'
import { UploadMessage } from '../../upload-message/upload-message.tsx'
import { ConnectPanel } from '../connection/connect-panel.tsx'
import { createConnection } from '../connection/create-connection.ts'
import { tokenAccount } from '../connection/token-account.ts'
import type { FileRules } from '../../file/file-rules.ts'
import { createVideoImport, type VideoImportOptions } from '../import/create-video-import.ts'
import { importVideo } from '../import/import-video.ts'
import { MediaList } from '../media-list/media-list.tsx'
import type { VideoItem } from '../network/video-item.ts'
import { useFlow } from '../use-flow.ts'
import { VideoImportError } from '../video-import-error.ts'
import { videoImportLabels } from '../video-import.labels.ts'
import type { AnyVideoDialogProps } from './video-import-dialog.tsx'
import { Content, Outcome } from './video-import-dialog.styles.ts'

type WithoutOpen<Props> = Props extends unknown ? Omit<Props, 'isOpen'> : never

export type OpenVideoImportProps<Result> = WithoutOpen<AnyVideoDialogProps<Result>>

/** Default `maxSize`: 100 MiB, since videos are larger than images. */
const maxVideoSize = 100 * 1024 * 1024

/**
 * Returns the function that imports the selected video. Its result is a callback that passes the
 * video to the application, to be called once the import is done.
 */
function importerOf<Result>(
  props: OpenVideoImportProps<Result>,
  rules: FileRules,
): VideoImportOptions['importVideo'] {
  if (props.onFile) {
    const { account, onFile } = props
    return async (video, context) => {
      const file = await account.file(video, context)
      return () => onFile(file, video)
    }
  }
  if (props.account) {
    const { onSelected } = props
    return async (video) => () => onSelected(video)
  }
  const { transport, onImported } = props
  return async (video, context) => {
    const result = await importVideo(video, { transport, rules, ...context })
    return () => onImported(result, video)
  }
}

/** Returns the props for the dialog's root element. */
function rootPropsOf<Result>(props: OpenVideoImportProps<Result>) {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !ownProps.has(name)))
}

const ownProps: ReadonlySet<string> = new Set([
  'onClose',
  'userId',
  'account',
  'network',
  'exchangeCode',
  'secrets',
  'transport',
  'onImported',
  'onSelected',
  'onFile',
  'onError',
  'errorMessage',
  'limit',
  'maxSize',
  'maxPixels',
  'aspectRatio',
  'labels',
])

/** The open dialog. It shows the connection, the videos and the import. */
export function OpenVideoImport<Result>(props: OpenVideoImportProps<Result>): ReactElement {
  const { onClose, userId, onError = () => undefined, errorMessage, limit = 20 } = props
  const { maxSize = maxVideoSize, maxPixels = uploadLimits.maxPixels, aspectRatio } = props
  const labels = useLabels(videoImportLabels, props.labels)
  const [selected, setSelected] = useState<VideoItem | null>(null)
  const [account] = useState(() => props.account ?? tokenAccount(props))
  const connecting = useFlow(createConnection, { account, onError })
  const connection = connecting.state.get()
  const rules = { accept: videoTypes, maxSize, maxPixels, aspectRatio }
  const importing = useFlow(createVideoImport, {
    importVideo: importerOf(props, rules),
    onError(error) {
      const { payload } = error
      const isExpired = payload instanceof VideoImportError && payload.type === 'token_expired'
      if (!isExpired) return onError(error)
      importing.reset()
      connecting.disconnect(payload)
    },
    onImported: (notify) => {
      notify()
      onClose()
    },
  })
  const state = importing.state.get()
  const isRunning = state.status === 'running'

  return (
    <Dialog
      {...rootPropsOf(props)}
      title={labels.title}
      size="large"
      isOpen
      isBlocking={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button onPress={isRunning ? importing.reset : onClose}>{labels.cancel}</Button>
          <Button
            variant="primary"
            isLoading={isRunning}
            isDisabled={selected === null || connection.status !== 'connected'}
            onPress={() => selected && importing.run(selected)}
          >
            {labels.import}
          </Button>
        </>
      }
    >
      <Content>
        {connection.status === 'connected' ? (
          <MediaList
            userId={userId}
            account={account}
            limit={limit}
            selected={selected}
            onSelect={(video) => {
              importing.reset()
              setSelected(video)
            }}
            onError={onError}
            onDisconnect={connecting.disconnect}
            isBusy={isRunning}
            labels={labels}
          />
        ) : (
          <ConnectPanel flow={connecting} connection={connection} labels={labels} />
        )}
        {state.status !== 'idle' && (
          <Outcome>
            {state.status === 'running' ? (
              <ProgressBar label={labels.importing} value={state.progress} />
            ) : (
              <UploadMessage error={state.error} errorMessage={errorMessage} />
            )}
          </Outcome>
        )}
      </Content>
    </Dialog>
  )
}
