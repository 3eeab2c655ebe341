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
 * Opens a dialog of the user's videos. The video button then links to the selected video's page.
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
        // Prefer the page: the file's own address expires after some hours.
        onSelected={(video) => onChoose(video.permalink ?? video.media_url)}
      />
    </>
  )
}
