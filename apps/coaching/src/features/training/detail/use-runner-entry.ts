import { useEffect, useState } from 'react'

/** Name of the field of `history.state` that names the session whose runner the entry shows. */
const field = 'runner'

const shownIn = (state: unknown) =>
  typeof state === 'object' && state !== null
    ? (state as Record<string, unknown>)[field]
    : undefined

/**
 * Gives the runner of a session a history entry of its own, so that Back closes it and a reload
 * opens it again.
 *
 * @param key identifies the session; undefined for a session whose runner gets no entry
 */
export function useRunnerEntry(key: string | undefined): {
  isOpen: boolean
  open: () => void
  close: () => void
} {
  const isEntry = () => key !== undefined && shownIn(window.history.state) === key
  const [isOpen, setOpen] = useState(isEntry)
  useEffect(() => {
    if (key === undefined) return
    const follow = () => setOpen(shownIn(window.history.state) === key)
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('popstate', follow)
      // Another page at the same entry, such as after a redirect, must not open the runner.
      if (shownIn(window.history.state) !== key) return
      window.history.replaceState({ ...window.history.state, [field]: undefined }, '')
    }
  }, [key])
  return {
    isOpen,
    open: () => {
      if (key !== undefined && !isEntry()) {
        window.history.pushState({ ...window.history.state, [field]: key }, '')
      }
      setOpen(true)
    },
    close: () => {
      setOpen(false)
      if (isEntry()) window.history.back()
    },
  }
}
