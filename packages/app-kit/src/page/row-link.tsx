import { Link, NavigationProvider } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &[data-hovered] {
    color: var(--ph-color-accent);
    text-decoration-thickness: 1px;
    text-decoration: underline;
  }
`

/**
 * The name of a row or card, shown as a link that opens it. A table may cut off the email of
 * somebody without a name.
 */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  const isEmail = typeof children === 'string' && children.includes('@')
  return (
    <NameLink href={href}>
      {isEmail ? (
        <span data-shortened title={children}>
          {children}
        </span>
      ) : (
        children
      )}
    </NameLink>
  )
}

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
