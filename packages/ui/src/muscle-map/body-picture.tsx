import type { ReactElement } from 'react'
import { Caption, Drawing, Figure, Lines, Outline, Region } from './muscle-map.styles.ts'
import { picture } from './drawing.ts'
import { femaleMuscles, linesOf, maleMuscles, outlines } from './muscles.ts'
import type { BodyView, MuscleGroup, Sex } from './muscles.ts'

interface BodyPictureProps {
  sex: Sex
  view: BodyView
  caption: string
  /** How strongly to color a group, from 0 to 1. */
  strengthOf: (group: MuscleGroup) => number
  hovered: MuscleGroup | null
  onHover: (group: MuscleGroup | null) => void
  /** Called with the group that was clicked; without it, the picture is read-only. */
  onPick: ((group: MuscleGroup) => void) | undefined
}

/**
 * One view of a body. It reacts only to pointers: keyboards and screen readers use the buttons or
 * the text beside it, so that nobody has to tab through the 28 regions of the two views.
 */
export function BodyPicture({
  sex,
  view,
  caption,
  strengthOf,
  hovered,
  onHover,
  onPick,
}: BodyPictureProps): ReactElement {
  const muscles = (sex === 'female' ? femaleMuscles : maleMuscles).filter(
    (muscle) => muscle.view === view,
  )
  return (
    <Figure>
      <Drawing viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        <Outline d={outlines[sex]} />
        {muscles.map(({ group, name, path }) => (
          <Region
            key={name}
            d={path}
            data-group={group}
            data-hovered={(onPick && hovered === group) || undefined}
            data-pickable={onPick ? true : undefined}
            style={{ fillOpacity: strengthOf(group) }}
            onPointerEnter={() => onHover(group)}
            onPointerLeave={() => onHover(null)}
            onClick={() => onPick?.(group)}
          />
        ))}
        <Lines d={linesOf(sex, view)} />
      </Drawing>
      <Caption>{caption}</Caption>
    </Figure>
  )
}
