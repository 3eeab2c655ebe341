'use client'
import type { ReactElement, ReactNode } from 'react'
// React Aria has no subpath export for `RouterProvider`.
import { RouterProvider } from 'react-aria-components'

export interface NavigationProviderProps {
  /** Navigates to an address of this application without a full page load. */
  navigate: (href: string) => void
  children: ReactNode
}

/** Makes the links inside use the application's router for addresses of the same origin. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps): ReactElement {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>
}
