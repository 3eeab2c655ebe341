'use client'

import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { VideoImportDialog } from '../../media/video-import/video-import-dialog/video-import-dialog.tsx'
import { Button } from '../../primitives/button/button.tsx'
import type { EditorVideos } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'

export interface VideoChoiceProps {
  videos: EditorVideos
  /** Called with the address of the selected video. */
  onChoose: (url: string) => void
}

/**
 * Button that opens a dialog with the user's videos. The signature's video button then links to the
 * page of the selected video.
 */
export function VideoChoice({ videos, onChoose }: VideoChoiceProps): ReactElement {
  const texts = useEditorTexts().addon
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Clapperboard size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {texts.importVideo}
      </Button>
      <VideoImportDialog
        {...videos}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        // Prefers the video's page, because the address of the file expires after a few hours.
        onSelected={(video) => onChoose(video.permalink ?? video.media_url)}
      />
    </>
  )
}
