'use client'
import { useState, type ReactElement } from 'react'
import { useLabels, type OwnLabels } from '../locale/index.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { RootPropsWithRef } from '../primitives/root-props.ts'
import { BodyPicture } from './body-picture.tsx'
import { muscleMapLabels, type MuscleMapLabels } from './muscle-map.labels.ts'
import { Bodies, Choice, Choices, Facts, Root } from './muscle-map.styles.ts'
import { muscleGroups, type MuscleGroup, type Sex } from './muscles.ts'

export interface MuscleMapProps extends RootPropsWithRef<HTMLDivElement> {
  /** Label of the buttons or of the list, for screen readers. */
  label: string
  sex: Sex
  /** The selected groups. */
  value?: readonly MuscleGroup[] | undefined
  /** Called with the new selection; without it, the map is read-only. */
  onChange?: ((groups: MuscleGroup[]) => void) | undefined
  /** Whether one group can be selected or several. */
  selectionMode?: 'single' | 'multiple' | undefined
  /** How much each group is worked, from 0 to 1; shown instead of the selection. */
  intensity?: Readonly<Partial<Record<MuscleGroup, number>>> | undefined
  isDisabled?: boolean | undefined
  labels?: OwnLabels<MuscleMapLabels> | undefined
}

/** The faintest shade of a group that is worked at all. */
const faintest = 0.15

/**
 * A body in front and back view, on which muscle groups are selected or on which their load is
 * shown. The drawings are our own.
 */
export function MuscleMap({
  label,
  sex,
  value = [],
  onChange,
  selectionMode = 'multiple',
  intensity,
  isDisabled = false,
  labels,
  ...rest
}: MuscleMapProps): ReactElement {
  const texts = useLabels(muscleMapLabels, labels)
  const [hovered, setHovered] = useState<MuscleGroup | null>(null)
  const canPick = onChange !== undefined && !isDisabled

  const strengthOf = (group: MuscleGroup): number => {
    if (!intensity) return value.includes(group) ? 1 : 0
    const share = Math.min(1, Math.max(0, intensity[group] ?? 0))
    return share === 0 ? 0 : faintest + (1 - faintest) * share
  }
  const pick = (group: MuscleGroup) => {
    const others = selectionMode === 'multiple' ? value.filter((one) => one !== group) : []
    onChange?.(value.includes(group) ? others : [...others, group])
  }
  const shared = {
    sex,
    strengthOf,
    hovered,
    onHover: setHovered,
    onPick: canPick ? pick : undefined,
  }

  return (
    <Root {...omitUndefined(rest)}>
      <Bodies>
        <BodyPicture {...shared} view="front" caption={texts.front} />
        <BodyPicture {...shared} view="back" caption={texts.back} />
      </Bodies>
      {onChange ? (
        <Choices
          aria-label={label}
          selectionMode={selectionMode}
          selectedKeys={value}
          isDisabled={isDisabled}
          onSelectionChange={(keys) => onChange(muscleGroups.filter((group) => keys.has(group)))}
        >
          {muscleGroups.map((group) => (
            <Choice
              key={group}
              id={group}
              onHoverStart={() => setHovered(group)}
              onHoverEnd={() => setHovered(null)}
              onFocus={() => setHovered(group)}
              onBlur={() => setHovered(null)}
            >
              {texts[group]}
            </Choice>
          ))}
        </Choices>
      ) : (
        <Facts aria-label={label}>
          {factsOf(value, intensity, texts).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
      )}
    </Root>
  )
}

/**
 * Returns the content of the pictures as text, one group per string, the most worked group first.
 */
function factsOf(
  value: readonly MuscleGroup[],
  intensity: MuscleMapProps['intensity'],
  texts: MuscleMapLabels,
): string[] {
  const facts = intensity
    ? muscleGroups
        .map((group) => ({ group, share: intensity[group] ?? 0 }))
        .filter(({ share }) => share > 0)
        .sort((one, other) => other.share - one.share)
        .map(({ group, share }) => texts.intensity(texts[group], Math.round(share * 100)))
    : muscleGroups.filter((group) => value.includes(group)).map((group) => texts[group])
  return facts.length > 0 ? facts : [texts.none]
}
