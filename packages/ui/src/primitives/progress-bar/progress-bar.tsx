'use client'
import type { ReactElement } from 'react'
import { given } from '../../given.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Fill, Name, Root, Track, Value } from './progress-bar.styles.ts'

export interface ProgressBarProps extends RootPropsWithRef<HTMLDivElement> {
  /** What is progressing, shown above the bar. */
  label: string
  /** Keeps the label for screen readers, where the surroundings already say it. */
  isLabelHidden?: boolean | undefined
  value: number
  /** The value at which it is done. Default 100. */
  max?: number | undefined
  /** Text in place of the percentage, for example `12 sur 60`. */
  valueLabel?: string | undefined
}

/** How far something of known length has come. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueLabel,
  ...rest
}: ProgressBarProps): ReactElement {
  return (
    <Root {...given({ ...rest, valueLabel })} value={value} maxValue={max}>
      {({ percentage = 0, valueText }) => (
        <>
          <Name $isHidden={isLabelHidden}>{label}</Name>
          <Value>{valueText}</Value>
          <Track>
            <Fill $isDone={percentage >= 100} style={{ width: `${percentage}%` }} />
          </Track>
        </>
      )}
    </Root>
  )
}
