import { Link, NavigationProvider } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The name of what a row or a card stands for, as the link that opens it. */
export const RowLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &[data-hovered] {
    color: var(--ph-color-accent);
    text-decoration-thickness: 1px;
    text-decoration: underline;
  }
`

export interface OpeningLinkProps {
  /** Where the same thing opens in another tab. */
  href: string
  onOpen: () => void
  children: ReactNode
}

/** The same for what opens over its list: a plain click leaves the page as it is. */
export function OpeningLink({ href, onOpen, children }: OpeningLinkProps) {
  return (
    <NavigationProvider navigate={onOpen}>
      <RowLink href={href}>{children}</RowLink>
    </NavigationProvider>
  )
}
