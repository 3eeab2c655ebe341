/** Where the callback page leaves the network's answer for the page that opened it. */
export const handoffKey = 'photo-network-answer'

/** The network's answer: a code, or none where the person refused. */
export interface Handoff {
  state: string
  code: string | null
}

/** Leaves an answer; the other pages of this origin learn it by a storage event. */
export function leaveHandoff(handoff: Handoff): void {
  localStorage.setItem(handoffKey, JSON.stringify(handoff))
}

/** Takes every trace of an answer away. */
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

/** The answer that a storage event brings; null unless a page of this very origin left it. */
export function handoffOf({ storageArea, key, newValue, url }: StorageEvent): Handoff | null {
  const isOurs = storageArea === localStorage && key === handoffKey
  if (!isOurs || newValue === null || URL.parse(url)?.origin !== location.origin) return null
  return parseHandoff(newValue)
}
