import type { MediaObject } from '@org/api/client'
import { MediaViewer, Uploader } from '@org/ui/media'
import { Card } from '@org/ui/primitives'
import { useState } from 'react'
import { texts } from '../../texts.ts'
import { uploadMessage } from '../company/upload-message.ts'
import { PageHeader } from '../shared/page-header.tsx'
import { Page } from '../shared/page.styles.ts'
import { useUploadMedia } from '../shared/use-upload.ts'
import { useVideoImport } from '../shared/use-video-import.ts'
import { VideoExperiment } from './video-experiment.tsx'

/** Width to height of the pictures that the test page takes (specification 1, section 2). */
const aspectRatio = 0.8

/** Uploads to try out: one that needs the right shape, one that crops to it. */
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
      <PageHeader title={texts.uploads.title} />
      <Card>
        <Uploader {...shared} label={texts.uploads.exact} description={texts.uploads.exactHelp} />
      </Card>
      <Card>
        <Uploader
          {...shared}
          label={texts.uploads.cropped}
          description={texts.uploads.croppedHelp}
          crop={{}}
        />
      </Card>
      {videos && <VideoExperiment videos={videos} />}
      {stored && (
        <Card title={texts.uploads.stored}>
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
