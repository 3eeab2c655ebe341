import { IconButton } from '@org/ui/primitives'
import { Volume2, VolumeX } from 'lucide-react'
import { scannerTexts } from './texts.ts'
import type { ScanSound } from './use-scan-feedback.ts'

/** Turns the sound of the scans in this browser off and on. */
export function SoundSwitch({ hasSound, toggleSound }: ScanSound) {
  const Icon = hasSound ? Volume2 : VolumeX
  return (
    <IconButton
      label={hasSound ? scannerTexts.soundOn : scannerTexts.soundOff}
      onPress={toggleSound}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}
