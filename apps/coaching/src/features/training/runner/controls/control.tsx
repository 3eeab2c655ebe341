import type { ReactNode } from 'react'
import { RoundButton } from './controls.styles.ts'

interface ControlProps {
  label: string
  children: ReactNode
  size?: 'small' | 'normal' | 'main'
  onPress: () => void
  isPressed?: boolean
}

/**
 * A button that does not take the focus on a mouse press, so that the space bar still controls the
 * session.
 */
export function Control({ label, children, size = 'normal', onPress, isPressed }: ControlProps) {
  return (
    <RoundButton
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      data-main={size === 'main' ? '' : undefined}
      data-small={size === 'small' ? '' : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </RoundButton>
  )
}
