'use client'
import { Clapperboard, Unplug } from 'lucide-react'
import type { ReactElement } from 'react'
import { BannerMessage } from '../../../primitives/banner-message/banner-message.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/empty-state/empty-state.tsx'
import { ProgressIndicator } from '../../../primitives/progress-indicator/progress-indicator.tsx'
import type { VideoImportLabels } from '../video-import.labels.ts'
import { Panel, Waiting } from './connect-panel.styles.ts'
import type { Connection, ConnectionFlow } from './create-connection.ts'

export interface ConnectPanelProps {
  connection: Exclude<Connection, { status: 'connected' }>
  flow: ConnectionFlow
  labels: VideoImportLabels
}

/**
 * Shown until the account is connected. Explains why a connection is needed, or shows the progress
 * of connecting or what went wrong.
 */
export function ConnectPanel({ connection, flow, labels }: ConnectPanelProps): ReactElement {
  switch (connection.status) {
    case 'checking':
    case 'exchanging': {
      const label = connection.status === 'checking' ? labels.checking : labels.exchanging
      return (
        <Waiting>
          <ProgressIndicator size="small" label={label} />
          <p>{label}</p>
        </Waiting>
      )
    }
    case 'unknown':
      return (
        <EmptyState
          level={3}
          icon={<Unplug size={24} />}
          title={labels.uncheckedTitle}
          actions={
            <Button onPress={flow.check} hasInitialFocus>
              {labels.retry}
            </Button>
          }
        >
          {labels.uncheckedHint}
        </EmptyState>
      )
    case 'authorising':
      return (
        <EmptyState
          level={3}
          icon={<ProgressIndicator size="small" label={labels.exchanging} />}
          title={labels.authorisingTitle}
          actions={
            <Button onPress={flow.cancel} hasInitialFocus>
              {labels.stopConnecting}
            </Button>
          }
        >
          {labels.authorisingHint}
        </EmptyState>
      )
    case 'disconnected':
      return (
        <Panel>
          {connection.error && (
            <BannerMessage tone="warning" title={labels.errors[connection.error.type]}>
              {labels.hints[connection.error.type]}
            </BannerMessage>
          )}
          <EmptyState
            level={3}
            icon={<Clapperboard size={24} />}
            title={labels.connectTitle}
            actions={
              <Button variant="primary" onPress={flow.connect} hasInitialFocus>
                {labels.connect}
              </Button>
            }
          >
            {labels.connectHint}
          </EmptyState>
        </Panel>
      )
  }
}
