/** Key in local storage for passing the network's response to the page that opened the window. */
export const handoffKey = 'photo-network-answer'

/** The network's response: a code, or none if the user denied access. */
export interface Handoff {
  state: string
  code: string | null
}

/** Stores a response; other pages of this origin receive it through a storage event. */
export function leaveHandoff(handoff: Handoff): void {
  localStorage.setItem(handoffKey, JSON.stringify(handoff))
}

/** Deletes the stored response. */
export function eraseHandoff(): void {
  localStorage.removeItem(handoffKey)
}

function parseHandoff(written: string): Handoff | null {
  try {
    const { state, code } = Object(JSON.parse(written)) as Partial<Handoff>
    if (typeof state !== 'string') return null
    return { state, code: typeof code === 'string' && code !== '' ? code : null }
  } catch {
    return null
  }
}

/** Returns the response in a storage event; null unless a page of this origin stored it. */
export function handoffOf({ storageArea, key, newValue, url }: StorageEvent): Handoff | null {
  const isOurs = storageArea === localStorage && key === handoffKey
  if (!isOurs || newValue === null || URL.parse(url)?.origin !== location.origin) return null
  return parseHandoff(newValue)
}
