'use client'
import type { ReactElement, ReactNode } from 'react'
// React Aria has no subpath for it.
import { RouterProvider } from 'react-aria-components'

export interface NavigationProviderProps {
  /** Goes to an address of this application without loading a page. */
  navigate: (href: string) => void
  children: ReactNode
}

/** Lets the links below it use the application's own router for addresses of the same origin. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps): ReactElement {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>
}
