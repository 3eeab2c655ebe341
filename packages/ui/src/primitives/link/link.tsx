'use client'
import type { ReactElement, ReactNode } from 'react'
import { given } from '../../given.ts'
import type { ButtonVariant } from '../button/button.tsx'
import type { RootPropsWithRef } from '../root-props.ts'
import { AsButton, Inline } from './link.styles.ts'

export interface LinkProps extends RootPropsWithRef<HTMLAnchorElement> {
  href: string
  children: ReactNode
  /** `text` stands in a sentence; the others look like a button of that name. */
  appearance?: 'text' | ButtonVariant | undefined
  /** Opens in a new tab, without handing over this page. */
  isExternal?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Fills the width of its container, where it looks like a button. */
  isWide?: boolean | undefined
  /** An icon of 16 px in front of the text. */
  icon?: ReactNode
  /** File name under which the address is saved instead of opened. */
  download?: string | undefined
  onPress?: (() => void) | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | 'step' | 'true' | undefined
}

/** Leads to another address. Inside a `NavigationProvider` no page is loaded for own addresses. */
export function Link({
  appearance = 'text',
  isExternal = false,
  isWide = false,
  icon,
  children,
  ...rest
}: LinkProps): ReactElement {
  const props = {
    ...given(rest),
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
