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

import { createVideoImport } from '../import/create-video-import.ts'
import { MediaList } from '../media-list/media-list.tsx'
import type { VideoItem } from '../network/video-item.ts'
import { useFlow } from '../use-flow.ts'
import { videoImportLabels } from '../video-import.labels.ts'
import type { VideoImportDialogProps } from './video-import-dialog.tsx'
import { Content, Outcome } from './video-import-dialog.styles.ts'

export type OpenVideoImportProps<Result> = Omit<VideoImportDialogProps<Result>, 'isOpen'>

/** Videos are larger than pictures: 100 MiB unless the product says otherwise. */
const maxVideoSize = 100 * 1024 * 1024

/** The open dialog: what is shown of connection, videos and import. */
export function OpenVideoImport<Result>({
  onClose,
  userId,
  network,
  exchangeCode,
  secrets,
  transport,
  onImported,
  onError = () => undefined,
  errorMessage,
  limit = 20,
  maxSize = maxVideoSize,
  maxPixels = uploadLimits.maxPixels,
  aspectRatio,
  labels: own,
  ...rest
}: OpenVideoImportProps<Result>): ReactElement {
  const labels = useLabels(videoImportLabels, own)
  const [selected, setSelected] = useState<VideoItem | null>(null)
  const connecting = useFlow(createConnection, {
    userId,
    network,
    secrets,
    exchangeCode,
    onError,
  })
  const connection = connecting.state.get()
  const importing = useFlow(createVideoImport<Result>, {
    transport,
    rules: { accept: videoTypes, maxSize, maxPixels, aspectRatio },
    onError,
    onImported: (result, video) => {
      onImported(result, video)
      onClose()
    },
  })
  const state = importing.state.get()
  const isRunning = state.status === 'running'

  return (
    <Dialog
      {...rest}
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
            token={connection.token}
            network={network}
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
