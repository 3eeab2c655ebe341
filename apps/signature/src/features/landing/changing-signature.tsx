import { layoutKeys } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { IconButton } from '@org/ui/primitives'
import { MailWindow, SignaturePreview } from '@org/ui/signature-preview'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { landingTexts } from './texts.ts'
import { previewOptions } from '#shared/icons-base-url.ts'
import { useMediaQuery } from '#shared/use-media-query.ts'
import { Controls, SignatureRoom, Stage } from './landing-page.styles.ts'

const signatures = layoutKeys.map((layoutKey) => ({ ...sampleSignature, layoutKey }))

/** How long each layout is shown, in milliseconds. */
const layoutTime = 3500

/** A signature in a mail window that cycles through the layouts, with a pause button. */
export function ChangingSignature() {
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isPaused, setPaused] = useState(false)
  const [index, setIndex] = useState(0)
  const isStill = isPaused || isMotionReduced
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setIndex((former) => former + 1), layoutTime)
    return () => clearInterval(timer)
  }, [isStill])
  const shown = layoutKeys[index % layoutKeys.length]
  return (
    <Stage>
      <MailWindow>
        <SignatureRoom>
          {signatures.map((data) => (
            <SignaturePreview
              key={data.layoutKey}
              data={data}
              options={previewOptions}
              {...(data.layoutKey === shown ? { title: landingTexts.preview } : { isInert: true })}
            />
          ))}
        </SignatureRoom>
      </MailWindow>
      {!isMotionReduced && (
        <Controls>
          <IconButton
            label={isPaused ? landingTexts.play : landingTexts.pause}
            onPress={() => setPaused(!isPaused)}
          >
            {isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          </IconButton>
        </Controls>
      )}
    </Stage>
  )
}
