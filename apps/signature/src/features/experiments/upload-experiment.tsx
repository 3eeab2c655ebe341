import type { MediaObject } from '@org/api/client'
import { PageHeader, Page } from '@org/app-kit/pages'
import { MediaViewer, Uploader } from '@org/ui/media'
import { Card } from '@org/ui/primitives'
import { useState } from 'react'
import { experimentsTexts } from './texts.ts'
import { uploadMessage } from '#shared/upload-message.ts'
import { useUploadMedia } from '#shared/use-upload.ts'
import { useVideoImport } from '#shared/use-video-import.ts'
import { VideoExperiment } from './video-experiment.tsx'

/** Width-to-height ratio of the images that the test page accepts (specification 1, section 2). */
const aspectRatio = 0.8

/**
 * Two uploads to try out: one accepts only images of the right shape, and the other crops images to
 * that shape.
 */
export function UploadExperiment() {
  const transport = useUploadMedia()
  const videos = useVideoImport()
  const [stored, setStored] = useState<MediaObject>()
  const shared = {
    width: 240,
    height: 240 / aspectRatio,
    aspectRatio,
    transport,
    onUploaded: setStored,
    errorMessage: uploadMessage,
  }
  return (
    <Page>
      <PageHeader title={experimentsTexts.title} />
      <Card>
        <Uploader
          {...shared}
          label={experimentsTexts.exact}
          description={experimentsTexts.exactHelp}
        />
      </Card>
      <Card>
        <Uploader
          {...shared}
          label={experimentsTexts.cropped}
          description={experimentsTexts.croppedHelp}
          crop={{}}
        />
      </Card>
      {videos && <VideoExperiment videos={videos} />}
      {stored && (
        <Card title={experimentsTexts.stored}>
          <MediaViewer
            media={{ ...stored, src: stored.path }}
            alt={stored.name}
            style={{ width: shared.width }}
          />
        </Card>
      )}
    </Page>
  )
}
