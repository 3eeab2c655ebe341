'use client'
import type { ReactElement } from 'react'
import { Label } from 'react-aria-components/Label'
import { given } from '../../given.ts'
import { Fill, Root, Track, Value } from './progress-bar.styles.ts'

export interface ProgressBarProps {
  /** What is progressing, shown above the bar. */
  label: string
  value: number
  /** The value at which it is done. Default 100. */
  max?: number | undefined
  /** Text in place of the percentage, for example `12 sur 60`. */
  valueLabel?: string | undefined
}

/** How far something of known length has come. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueLabel,
}: ProgressBarProps): ReactElement {
  return (
    <Root value={value} maxValue={max} {...given({ valueLabel })}>
      {({ percentage = 0, valueText }) => (
        <>
          <Label>{label}</Label>
          <Value>{valueText}</Value>
          <Track>
            <Fill $isDone={percentage >= 100} style={{ width: `${percentage}%` }} />
          </Track>
        </>
      )}
    </Root>
  )
}
