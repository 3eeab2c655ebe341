'use client'
import { useId, type ReactElement } from 'react'
import { useLocaleTag } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Fill, Name, Root, Track, Value } from './progress-bar.styles.ts'

export interface ProgressBarProps extends RootPropsWithRef<HTMLDivElement> {
  /** Name of the operation, shown above the bar. */
  label: string
  /** Shows the label only to screen readers, if the context already names the operation. */
  isLabelHidden?: boolean | undefined
  value: number
  /** The value of a completed operation. Default 100. */
  max?: number | undefined
  /** Text instead of the percentage, for example `12 sur 60`. */
  valueLabel?: string | undefined
}

/** Shows the progress of an operation towards a known total. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueLabel,
  ...rest
}: ProgressBarProps): ReactElement {
  const labelId = useId()
  const locale = useLocaleTag()
  const reached = Math.min(Math.max(value, 0), max)
  const share = max === 0 ? 0 : reached / max
  const text = valueLabel ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <Root
      {...rest}
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuenow={reached}
      aria-valuemax={max}
      aria-valuetext={text}
    >
      <Name id={labelId} $isHidden={isLabelHidden}>
        {label}
      </Name>
      <Value>{text}</Value>
      <Track>
        <Fill $isDone={share === 1} style={{ width: `${share * 100}%` }} />
      </Track>
    </Root>
  )
}
