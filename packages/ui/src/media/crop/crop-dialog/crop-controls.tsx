'use client'
import {
  CaretsToAxisDashedHorizontal,
  CaretsToAxisDashedVertical,
  RotateCcw,
  RotateCw,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { useLocaleTag } from '../../../locale/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { IconButton } from '../../../primitives/icon-button/icon-button.tsx'
import { SegmentedControl } from '../../../primitives/segmented-control/segmented-control.tsx'
import { Slider } from '../../../primitives/slider/slider.tsx'
import { aspectLabel } from '../aspect-label.ts'
import type { CropAspect } from '../crop-settings.ts'
import type { CropDialogLabels } from './crop-dialog.labels.ts'
import { Controls, Turns } from './crop-dialog.styles.ts'
import { maxZoom, smallestFrame, startView, turnedQuarter, type CropView } from './crop-view.ts'

export interface CropControlsProps {
  view: CropView
  onChange: (patch: Partial<CropView>) => void
  labels: CropDialogLabels
  isDisabled: boolean
}

/** Lets the user select an aspect ratio; renders nothing if there is only one. */
export function AspectChoice({
  aspects,
  view,
  onChange,
  labels,
  isDisabled,
}: CropControlsProps & { aspects: readonly CropAspect[] }): ReactElement | null {
  const locale = useLocaleTag()
  if (aspects.length < 2) return null
  return (
    <SegmentedControl
      label={labels.aspect}
      value={String(view.aspect)}
      onChange={(key) => {
        const aspect = aspects.find((candidate) => String(candidate) === key)
        if (aspect !== undefined) onChange({ aspect, crop: { x: 0, y: 0 } })
      }}
      options={aspects.map((aspect) => ({
        value: String(aspect),
        label: aspectLabel(aspect, labels, locale),
      }))}
      isDisabled={isDisabled}
    />
  )
}

/** Controls for zoom, rotation and flips, and for the sides of a free frame. */
export function CropControls({
  view,
  onChange,
  labels,
  isDisabled,
}: CropControlsProps): ReactElement {
  const { zoom, rotation, frame, isFlippedHorizontally, isFlippedVertically } = view
  const icon = { size: 16, 'aria-hidden': true } as const
  return (
    <Controls>
      <Slider
        label={labels.zoom}
        unit="%"
        min={100}
        max={100 * maxZoom}
        value={Math.round(100 * zoom)}
        onChange={(value) => onChange({ zoom: value / 100 })}
        isDisabled={isDisabled}
      />
      <Slider
        label={labels.rotation}
        unit="°"
        min={-180}
        max={180}
        value={rotation}
        onChange={(value) => onChange({ rotation: value })}
        isDisabled={isDisabled}
      />
      {view.aspect === 'free' && (
        <>
          <Slider
            label={labels.frameWidth}
            unit="%"
            min={smallestFrame}
            max={100}
            value={frame.width}
            onChange={(width) => onChange({ frame: { ...frame, width } })}
            isDisabled={isDisabled}
          />
          <Slider
            label={labels.frameHeight}
            unit="%"
            min={smallestFrame}
            max={100}
            value={frame.height}
            onChange={(height) => onChange({ frame: { ...frame, height } })}
            isDisabled={isDisabled}
          />
        </>
      )}
      <Turns>
        <IconButton
          label={labels.turnLeft}
          variant="secondary"
          onPress={() => onChange(turnedQuarter(view, -1))}
          isDisabled={isDisabled}
        >
          <RotateCcw {...icon} />
        </IconButton>
        <IconButton
          label={labels.turnRight}
          variant="secondary"
          onPress={() => onChange(turnedQuarter(view, 1))}
          isDisabled={isDisabled}
        >
          <RotateCw {...icon} />
        </IconButton>
        <IconButton
          label={labels.flipHorizontally}
          variant="secondary"
          aria-pressed={isFlippedHorizontally}
          onPress={() => onChange({ isFlippedHorizontally: !isFlippedHorizontally })}
          isDisabled={isDisabled}
        >
          <CaretsToAxisDashedVertical {...icon} />
        </IconButton>
        <IconButton
          label={labels.flipVertically}
          variant="secondary"
          aria-pressed={isFlippedVertically}
          onPress={() => onChange({ isFlippedVertically: !isFlippedVertically })}
          isDisabled={isDisabled}
        >
          <CaretsToAxisDashedHorizontal {...icon} />
        </IconButton>
      </Turns>
      <Button
        variant="tertiary"
        onPress={() => onChange(startView(view.aspect))}
        isDisabled={isDisabled}
      >
        {labels.reset}
      </Button>
    </Controls>
  )
}
