import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AddressProvider } from './address.ts'

/** The address as the router of the whole product has it. */
export function RouterAddress({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation()
  const go = useNavigate()
  const address = useMemo(
    () => ({ pathname, search, navigate: (href: string) => void go(href) }),
    [pathname, search, go],
  )
  return <AddressProvider value={address}>{children}</AddressProvider>
}
