'use client'
import type { ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { mediaViewerLabels } from './media-viewer.labels.ts'
import { MediaViewer, type MediaViewerProps } from './media-viewer.tsx'
import { useStoredMedia, type LoadMedia } from './use-stored-media.ts'
import { logToConsole } from '../log-to-console.ts'

export interface StoredMediaViewerProps extends Omit<MediaViewerProps, 'media'> {
  /** Id of the stored media; null for none. */
  mediaId: string | null
  /** Loads the media, for example from the API. */
  load: LoadMedia
}

/** Shows stored media by id: a loading state, then the media, or a placeholder if loading fails. */
export function StoredMediaViewer({
  mediaId,
  load,
  alt,
  visibleArea,
  log = logToConsole,
  labels,
  ...rest
}: StoredMediaViewerProps): ReactElement {
  const texts = useLabels(mediaViewerLabels, labels)
  const { status, media } = useStoredMedia({ id: mediaId, load, log })
  if (status === 'loading') {
    return (
      <div {...rest}>
        <Skeleton height="160px" label={texts.loading} />
      </div>
    )
  }
  return <MediaViewer {...rest} {...{ media, alt, visibleArea, log, labels }} />
}
