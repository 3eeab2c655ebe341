import { Link, NavigationProvider } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The name of a row or card, shown as a link that opens it. */
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
  /** The address to use when the entry is opened in another tab. */
  href: string
  onOpen: () => void
  children: ReactNode
}

/**
 * A row's link to an entry that opens over the list. A plain click calls `onOpen` and does not
 * navigate.
 */
export function OpeningLink({ href, onOpen, children }: OpeningLinkProps) {
  return (
    <NavigationProvider navigate={onOpen}>
      <RowLink href={href}>{children}</RowLink>
    </NavigationProvider>
  )
}
