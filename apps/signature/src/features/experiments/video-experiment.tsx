import { VideoImportDialog } from '@org/ui/media'
import { Button, Card, TextField } from '@org/ui/primitives'
import type { EditorVideos } from '@org/ui/signature-editor'
import { useState } from 'react'
import { experimentsTexts } from './texts.ts'
import { Stack } from './video-experiment.styles.ts'

/** Imports the address of a video from the photo network. */
export function VideoExperiment({ videos }: { videos: EditorVideos }) {
  const [isOpen, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  return (
    <Card title={experimentsTexts.video}>
      <Stack>
        <TextField
          label={experimentsTexts.videoUrl}
          description={experimentsTexts.videoHelp}
          type="url"
          value={url}
          onChange={setUrl}
        />
        <Button onPress={() => setOpen(true)}>{experimentsTexts.importVideo}</Button>
      </Stack>
      <VideoImportDialog
        {...videos}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSelected={(video) => setUrl(video.permalink ?? video.media_url)}
      />
    </Card>
  )
}
