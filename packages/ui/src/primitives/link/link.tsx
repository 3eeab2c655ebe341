'use client'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { given } from '../../given.ts'
import type { ButtonVariant } from '../button/button.tsx'
import { useNavigation } from '../navigation/navigation-provider.tsx'
import { AsButton, Inline } from './link.styles.ts'

export interface LinkProps {
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

/** True where the browser itself would replace the page: no new tab, window or download is asked for. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
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
  const navigate = useNavigation()
  const isOwnAddress = /^\/(?!\/)/.test(rest.href) && !isExternal && rest.download === undefined
  const props = {
    ...given(rest),
    onClick: (event: MouseEvent) => {
      if (!navigate || !isOwnAddress || !isPlainClick(event)) return
      event.preventDefault()
      navigate(rest.href)
    },
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
