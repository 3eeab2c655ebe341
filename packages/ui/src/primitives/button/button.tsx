'use client'
import type { ReactElement, ReactNode } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { ProgressIndicator } from '../progress-indicator/progress-indicator.tsx'
import type { RootPropsWithRef } from '../root-props.ts'
import { useInitialFocus } from '../use-initial-focus.ts'
import { Content, Face, Waiting } from './button.styles.ts'

/** Emphasis of an action. */
export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger'

export interface ButtonProps extends RootPropsWithRef<HTMLButtonElement> {
  children: ReactNode
  /** Emphasis of the action. A screen has one `primary`; `danger` is for destructive actions. */
  variant?: ButtonVariant | undefined
  onPress?: (() => void) | undefined
  /**
   * Shows that the action is running: the button keeps its place and focus, and cannot be pressed.
   */
  isLoading?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Fills the width of its container. */
  isWide?: boolean | undefined
  /** A 16 px icon before the text. */
  icon?: ReactNode
  type?: 'button' | 'submit' | 'reset' | undefined
  /** Takes focus when it appears: for the safe option of a confirmation. */
  hasInitialFocus?: boolean | undefined
  /** Announced while `isLoading`. */
  loadingLabel?: string | undefined
  /** Name for screen readers, if the text alone does not tell buttons apart. */
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-expanded'?: boolean | undefined
  'aria-controls'?: string | undefined
  /** Id of a form elsewhere in the page that a `submit` button belongs to. */
  form?: string | undefined
}

/**
 * Props of a button whose action is running: it ignores presses but, unlike a disabled button,
 * keeps its focus.
 */
export const pending = {
  'aria-disabled': true,
  'data-pending': true,
  onPress: () => undefined,
  type: 'button',
} as const

/** Runs an action, by pointer or keyboard. To navigate, use `Link`. */
export function Button({
  children,
  variant = 'secondary',
  isLoading = false,
  isWide = false,
  icon,
  hasInitialFocus,
  loadingLabel,
  ref,
  ...rest
}: ButtonProps): ReactElement {
  const button = useInitialFocus(hasInitialFocus, ref)
  return (
    <Face
      {...omitUndefined({ ...rest, autoFocus: hasInitialFocus })}
      {...(isLoading ? pending : {})}
      ref={button}
      $variant={variant}
      $isWide={isWide}
    >
      <Content $isHidden={isLoading}>
        {icon}
        {children}
      </Content>
      {isLoading && (
        <Waiting>
          <ProgressIndicator label={loadingLabel} />
        </Waiting>
      )}
    </Face>
  )
}
