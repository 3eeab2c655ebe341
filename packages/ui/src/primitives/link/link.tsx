'use client'
import type { ReactElement, ReactNode } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import type { ButtonVariant } from '../button/button.tsx'
import type { RootPropsWithRef } from '../root-props.ts'
import { AsButton, Inline } from './link.styles.ts'

export interface LinkProps extends RootPropsWithRef<HTMLAnchorElement> {
  href: string
  children: ReactNode
  /**
   * `text` for links in a sentence; every other value looks like the button variant of the same
   * name.
   */
  appearance?: 'text' | ButtonVariant | undefined
  /** Opens in a new tab, without giving the other page access to this one. */
  isExternal?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Fills the width of its container, if it looks like a button. */
  isWide?: boolean | undefined
  /** A 16 px icon before the text. */
  icon?: ReactNode
  /** If set, the link downloads its target under this file name instead of opening it. */
  download?: string | undefined
  onPress?: (() => void) | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | 'step' | 'true' | undefined
}

/**
 * Navigates to an address. Inside a `NavigationProvider`, addresses of the application open without
 * a full page load.
 */
export function Link({
  appearance = 'text',
  isExternal = false,
  isWide = false,
  icon,
  children,
  ...rest
}: LinkProps): ReactElement {
  const props = {
    ...omitUndefined(rest),
    ...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  }
  if (appearance === 'text') {
    return (
      <Inline {...props}>
        {icon}
        {children}
      </Inline>
    )
  }
  return (
    <AsButton {...props} $variant={appearance} $isWide={isWide}>
      {icon}
      {children}
    </AsButton>
  )
}
