'use client'
import type { ReactElement, ReactNode } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { pending, type ButtonVariant } from '../button/button.tsx'
import { ProgressIndicator } from '../progress-indicator/progress-indicator.tsx'
import type { RootPropsWithRef } from '../root-props.ts'
import { Square } from './icon-button.styles.ts'

export interface IconButtonProps extends RootPropsWithRef<HTMLButtonElement> {
  /** The button's action: its name for screen readers and its tooltip. */
  label: string
  /** The icon, 16 px. */
  children: ReactNode
  variant?: ButtonVariant | undefined
  onPress?: (() => void) | undefined
  isDisabled?: boolean | undefined
  isLoading?: boolean | undefined
  /** Hides the tooltip, if the context already explains the icon. */
  hasTooltip?: boolean | undefined
  'aria-pressed'?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-expanded'?: boolean | undefined
  'aria-controls'?: string | undefined
}

/** A square button that shows only an icon. */
export function IconButton({
  label,
  children,
  variant = 'tertiary',
  isLoading = false,
  hasTooltip = true,
  ...rest
}: IconButtonProps): ReactElement {
  const button = (
    <Square
      {...omitUndefined(rest)}
      {...(isLoading ? pending : {})}
      aria-label={label}
      $variant={variant}
    >
      {isLoading ? <ProgressIndicator label={label} /> : children}
    </Square>
  )
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}
