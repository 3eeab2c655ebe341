import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useAddress } from './address.ts'

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/**
 * Whether this is a plain left click, which navigates within the document. The browser handles all
 * other clicks, such as those that open a new tab.
 */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** An unstyled link to another page of the product. */
export function PageLink({ href, children, ...rest }: PageLinkProps): ReactNode {
  const { navigate } = useAddress()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
    </a>
  )
}
