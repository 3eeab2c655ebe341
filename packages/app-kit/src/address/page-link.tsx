import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useAddress } from './address.ts'

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A plain click, which stays in this document; any other is the browser's own, such as a new tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to another page of the product, without looks of its own. */
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
