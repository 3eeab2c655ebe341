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
  /** Takes the address of the selected video. */
  onChoose: (url: string) => void
}

/** Opens the person's videos; the page of the selected one is what the button leads to. */
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
        // The file's own address works for some hours only.
        onSelected={(video) => onChoose(video.permalink ?? video.media_url)}
      />
    </>
  )
}
