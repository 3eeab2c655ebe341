'use client'
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import Cropper from 'react-easy-crop'
import type { Dimensions } from '../../file/dimensions.ts'
import type { CropArea } from '../crop-geometry.ts'
import type { CropSource } from '../crop-source.ts'
import { frameRatio, frameRoom, frameTo, maxZoom, type CropView } from './crop-view.ts'
import { Container } from './crop-dialog.styles.ts'
import { FrameHandles } from './frame-handles.tsx'

export interface CropStageProps {
  source: CropSource
  view: CropView
  onChange: (patch: Partial<CropView>) => void
  /** Called with the part inside the frame, in pixels of the upright, rotated image. */
  onArea: (area: CropArea) => void
  onLoaded: () => void
  onFailed: () => void
  frameLabel: string
}

interface Sizes {
  shown: Dimensions
  container: Dimensions
}

const areSame = (one: Dimensions, other: Dimensions) =>
  one.width === other.width && one.height === other.height

/** The image under the frame. Supports drag, wheel, pinch, arrow keys, + and −. */
export function CropStage(props: CropStageProps): ReactElement {
  const { source, view, onChange, onArea, onLoaded, onFailed, frameLabel } = props
  const container = useRef<HTMLDivElement>(null)
  const [sizes, setSizes] = useState<Sizes>()
  const isFree = view.aspect === 'free'
  const room = sizes && frameRoom(sizes.shown, sizes.container, view.rotation)
  const frame = room && {
    width: (room.width * view.frame.width) / 100,
    height: (room.height * view.frame.height) / 100,
  }
  const { crop, zoom, rotation, isFlippedHorizontally, isFlippedVertically } = view
  const scales = [isFlippedHorizontally ? -zoom : zoom, isFlippedVertically ? -zoom : zoom]

  function measure({ width, height }: Dimensions) {
    const box = container.current?.getBoundingClientRect()
    if (!box) return
    const next = { shown: { width, height }, container: { width: box.width, height: box.height } }
    setSizes((present) =>
      present && areSame(present.shown, next.shown) && areSame(present.container, next.container)
        ? present
        : next,
    )
  }

  function zoomByKey({ key }: KeyboardEvent) {
    const step = key === '+' || key === '=' ? 0.1 : key === '-' ? -0.1 : 0
    if (step !== 0) onChange({ zoom: Math.min(maxZoom, Math.max(1, zoom + step)) })
  }

  return (
    <Container ref={container} onKeyDown={zoomByKey}>
      <Cropper
        image={source.src}
        crop={crop}
        zoom={zoom}
        rotation={rotation}
        aspect={frameRatio(view, source)}
        {...(isFree && frame ? { cropSize: frame } : {})}
        maxZoom={maxZoom}
        keyboardStep={10}
        transform={`translate(${crop.x}px, ${crop.y}px) rotate(${rotation}deg) scale(${scales.join(', ')})`}
        onCropChange={(next) => onChange({ crop: next })}
        onZoomChange={(next) => onChange({ zoom: next })}
        onCropAreaChange={(_, area) => onArea(area)}
        onMediaLoaded={onLoaded}
        setMediaSize={measure}
        mediaProps={{ onError: onFailed, crossOrigin: 'anonymous' }}
        cropperProps={{ role: 'group', 'aria-label': frameLabel }}
      />
      {isFree && frame && room && (
        <FrameHandles
          size={frame}
          onPull={(corner) => onChange({ frame: frameTo(corner, room) })}
        />
      )}
    </Container>
  )
}
