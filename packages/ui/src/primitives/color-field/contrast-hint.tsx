'use client'
import type { ReactElement } from 'react'
import { useLocaleTag } from '../../locale/index.ts'
import { contrastRatio } from '../../theme/contrast.ts'
import type { ColorFieldLabels } from './color-field.labels.ts'
import { contrastLevel, formatRatio } from './contrast-level.ts'
import { Hints, Sample } from './contrast-hint.styles.ts'

export interface ContrastHintProps {
  /** The text color `#rrggbb`; null while it is invalid. */
  color: string | null
  papers: { light?: string | undefined; dark?: string | undefined }
  texts: ColorFieldLabels
}

/** Shows how readable a text color is on the backgrounds of light and dark mode. */
export function ContrastHint({ color, papers, texts }: ContrastHintProps): ReactElement | null {
  const locale = useLocaleTag()
  if (color === null) return null
  const shown = [
    { name: texts.onLight, paper: papers.light },
    { name: texts.onDark, paper: papers.dark },
  ]
  return (
    <Hints>
      {shown.map(({ name, paper }) => {
        if (paper === undefined) return null
        const ratio = contrastRatio(color, paper)
        const level = contrastLevel(ratio)
        return (
          <span key={name} data-level={level}>
            <Sample aria-hidden="true" style={{ background: paper }}>
              <svg viewBox="0 0 24 16" width="24" height="16" fill={color}>
                <text x="12" y="12" textAnchor="middle">
                  Aa
                </text>
              </svg>
            </Sample>
            {texts.contrast(name, formatRatio(ratio, locale), level)}
          </span>
        )
      })}
    </Hints>
  )
}
