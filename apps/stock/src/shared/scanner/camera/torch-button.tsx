import { IconButton } from '@org/ui/primitives'
import { Flashlight, FlashlightOff } from 'lucide-react'
import { useState } from 'react'
import { cameraTexts } from './texts.ts'

/** Not in TypeScript's DOM types: https://w3c.github.io/mediacapture-image/#torch */
interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean
}
interface TorchConstraints extends MediaTrackConstraintSet {
  torch: boolean
}

/** Whether the camera has a torch; false in Firefox, which has no `getCapabilities`. */
const hasTorch = (track: Partial<MediaStreamTrack>) =>
  (track.getCapabilities?.() as TorchCapabilities | undefined)?.torch === true

/** Switches the camera's torch on and off. Renders nothing for a camera without a torch. */
export function TorchButton({ track }: { track: MediaStreamTrack }) {
  const [isOn, setOn] = useState(false)
  if (!hasTorch(track)) return null

  async function toggle() {
    const constraint: TorchConstraints = { torch: !isOn }
    try {
      await track.applyConstraints({ advanced: [constraint] })
      setOn(!isOn)
    } catch {
      // The torch did not switch, so the button stays as it is.
    }
  }

  return (
    <IconButton
      label={isOn ? cameraTexts.torchOff : cameraTexts.torchOn}
      variant="secondary"
      onPress={() => void toggle()}
    >
      {isOn ? (
        <FlashlightOff size={20} aria-hidden="true" />
      ) : (
        <Flashlight size={20} aria-hidden="true" />
      )}
    </IconButton>
  )
}
