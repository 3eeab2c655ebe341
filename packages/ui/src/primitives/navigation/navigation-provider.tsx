'use client'
import { createContext, useContext, type ReactElement, type ReactNode } from 'react'

/** Goes to an address of this application without loading a page. */
export type Navigate = (href: string) => void

const NavigationContext = createContext<Navigate | undefined>(undefined)

export interface NavigationProviderProps {
  navigate: Navigate
  children: ReactNode
}

/** Lets the links below it use the application's own router. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps): ReactElement {
  return <NavigationContext value={navigate}>{children}</NavigationContext>
}

/** The application's own way to another address, where a `NavigationProvider` gives one. */
export function useNavigation(): Navigate | undefined {
  return useContext(NavigationContext)
}
