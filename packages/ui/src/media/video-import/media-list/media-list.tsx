'use client'
import { RotateCw, VideoOff } from 'lucide-react'
import { useEffect, type ReactElement } from 'react'
import { BannerMessage } from '../../../primitives/banner-message/banner-message.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/empty-state/empty-state.tsx'
import { IconButton } from '../../../primitives/icon-button/icon-button.tsx'
import type { VideoItem } from '../network/video-item.ts'
import { VideoGrid } from '../video-grid/video-grid.tsx'
import { VideoPlaces } from '../video-grid/video-places.tsx'
import { useFlow } from '../use-flow.ts'
import type { VideoImportError } from '../video-import-error.ts'
import type { VideoImportLabels } from '../video-import.labels.ts'
import { Bar, Count, List } from './media-list.styles.ts'
import { createMediaList, type MediaListOptions } from './create-media-list.ts'

export interface MediaListProps extends MediaListOptions {
  selected: VideoItem | null
  onSelect: (video: VideoItem | null) => void
  /**
   * Called when the network rejects the token (`token_expired`), or the user disconnects (null).
   */
  onDisconnect: (error: VideoImportError | null) => void
  /** Disables changes while a video is imported. */
  isBusy: boolean
  labels: VideoImportLabels
}

/** The videos of the connected account, or the state of their list: loading, failed or empty. */
export function MediaList({
  selected,
  onSelect,
  onDisconnect,
  isBusy,
  labels,
  onError,
  ...options
}: MediaListProps): ReactElement {
  const { state, reload, retry, more } = useFlow(createMediaList, {
    ...options,
    onError: (failed) => {
      if (failed.type === 'token_expired') onDisconnect(failed)
      else onError(failed)
    },
  })
  const { status, videos, error, next } = state.get()
  const selectedId = selected?.id
  const isGone = selectedId !== undefined && !videos?.some(({ id }) => id === selectedId)
  useEffect(() => {
    if (isGone) onSelect(null)
  }, [isGone, onSelect])

  const count = status === 'loading' ? labels.loadingVideos : labels.count(videos?.length ?? 0)
  return (
    <List>
      <Bar>
        <Count>{status === 'failed' ? '' : count}</Count>
        <IconButton
          label={labels.reload}
          isDisabled={isBusy || status === 'loading'}
          onPress={reload}
        >
          <RotateCw size={16} aria-hidden="true" />
        </IconButton>
        <Button variant="tertiary" isDisabled={isBusy} onPress={() => onDisconnect(null)}>
          {labels.disconnect}
        </Button>
      </Bar>
      {error && (
        <BannerMessage
          tone="danger"
          title={labels.listFailedTitle}
          actions={<Button onPress={retry}>{labels.retry}</Button>}
        >
          {`${labels.errors[error.type]}. ${labels.hints[error.type]}`}
        </BannerMessage>
      )}
      {videos === null && status === 'loading' && <VideoPlaces />}
      {videos?.length === 0 && status === 'loaded' && next === null && (
        <EmptyState level={3} icon={<VideoOff size={24} />} title={labels.emptyTitle}>
          {labels.emptyHint}
        </EmptyState>
      )}
      {videos !== null && videos.length > 0 && (
        <VideoGrid
          videos={videos}
          label={labels.videos}
          value={selectedId ?? null}
          onChange={onSelect}
          isDisabled={isBusy}
          untitled={labels.untitled}
        />
      )}
      {next !== null && (
        <Button isLoading={status === 'loading'} isDisabled={isBusy} onPress={more}>
          {labels.more}
        </Button>
      )}
    </List>
  )
}
