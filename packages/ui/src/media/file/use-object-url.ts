'use client'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * Creates a store with the object URL of a file. The URL exists while the store has subscribers.
 */
function objectUrl(file: Blob | undefined) {
  let address: string | undefined
  return {
    get: () => address,
    subscribe: (listener: () => void) => {
      if (file) address = URL.createObjectURL(file)
      listener()
      return () => {
        if (address !== undefined) URL.revokeObjectURL(address)
        address = undefined
      }
    },
  }
}

/** Creates an object URL for the file, and revokes it when it is no longer needed. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => objectUrl(file), [file])
  return useSyncExternalStore(url.subscribe, url.get, () => undefined)
}
