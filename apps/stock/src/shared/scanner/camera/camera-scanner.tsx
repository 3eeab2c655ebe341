import { BannerMessage, Button } from '@org/ui/primitives'
import { Camera, CameraOff } from 'lucide-react'
import { useState } from 'react'
import { Scanner } from './camera.styles.ts'
import { CameraView } from './camera-view.tsx'
import type { CameraProblem } from './open-camera.ts'
import { cameraTexts } from './texts.ts'
import type { OnScan } from './watch-camera.ts'

export interface CameraScannerProps {
  onScan: OnScan
}

/** A button that opens the camera as a scanner. Where that is impossible, a sentence says why. */
export function CameraScanner({ onScan }: CameraScannerProps) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const Icon = isOpen ? CameraOff : Camera
  return (
    <Scanner>
      <Button
        icon={<Icon size={20} aria-hidden="true" />}
        aria-expanded={isOpen}
        onPress={() => {
          setProblem(null)
          setOpen(!isOpen)
        }}
      >
        {isOpen ? cameraTexts.close : cameraTexts.open}
      </Button>
      {isOpen && (
        <CameraView
          onScan={onScan}
          onClose={(reason) => {
            setOpen(false)
            setProblem(reason)
          }}
        />
      )}
      {problem && <BannerMessage tone="warning" title={cameraTexts.problems[problem]} />}
    </Scanner>
  )
}
