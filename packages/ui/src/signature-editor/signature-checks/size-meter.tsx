'use client'

import type { LengthReport } from '@org/signature/checks'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Bar, Legend, LegendLine, Meter, Part, Swatch, Value } from './size-meter.styles.ts'

/** Bar with a legend that shows how much of Gmail's size limit each part of the signature uses. */
export function SizeMeter({ characters, limit, parts }: LengthReport): ReactElement {
  const texts = useEditorTexts().checks
  const textId = useId()
  const length = texts.length(characters, limit)
  // A signature that is too long fills the bar.
  const whole = Math.max(characters, limit)
  return (
    <Meter aria-label={texts.size} data-full={characters > limit || undefined}>
      <p id={textId}>{length}</p>
      <Value aria-labelledby={textId} max={limit} value={Math.min(characters, limit)} />
      <Bar aria-hidden>
        {parts.map(({ part, characters: length }, index) => (
          <Part
            key={part}
            $tone={toneOf(index)}
            style={{ width: `${(length / whole) * 100}%` }}
            title={texts.partNames[part]}
          />
        ))}
      </Bar>
      <Legend aria-label={texts.parts}>
        {parts.map(({ part, characters: length, share }, index) => (
          <LegendLine key={part}>
            <Swatch $tone={toneOf(index)} />
            <span>{texts.partNames[part]}</span>
            <span>{texts.share(length, share)}</span>
          </LegendLine>
        ))}
      </Legend>
    </Meter>
  )
}

/**
 * Returns the percentage of accent color in a part's tone. Parts are sorted by size, so larger
 * parts are darker.
 */
const toneOf = (index: number): number => Math.max(18, 100 - index * 13)
