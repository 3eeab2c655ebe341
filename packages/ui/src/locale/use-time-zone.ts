'use client'
import { useContext, useSyncExternalStore } from 'react'
import { LocaleContext } from './locale-provider.tsx'

const neverChanges = () => () => undefined

/**
 * Returns the IANA name of the time zone of dates; undefined for the user's own. Servers do not know
 * the user's time zone, so they and the hydration use UTC unless the provider has a time zone.
 */
export function useTimeZone(): string | undefined {
  const { timeZone } = useContext(LocaleContext)
  const usual = useSyncExternalStore(
    neverChanges,
    () => undefined,
    () => 'UTC',
  )
  return timeZone ?? usual
}
