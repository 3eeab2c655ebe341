import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AddressProvider, type Address } from './address.ts'

/** Provides the address from the product's router. */
export function RouterAddress({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation()
  const go = useNavigate()
  const address = useMemo(
    (): Address => ({
      pathname,
      search,
      navigate: (href, { replace = false } = {}) => void go(href, { replace }),
    }),
    [pathname, search, go],
  )
  return <AddressProvider value={address}>{children}</AddressProvider>
}
