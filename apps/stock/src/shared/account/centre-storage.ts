const keyOf = (userId: string) => `paraphe.stock.centre.${userId}`

/** Returns the centre that this account has selected in this browser; null without one. */
export function readCentre(userId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId))
  } catch {
    // A private window may have no storage.
    return null
  }
}

/** Remembers the selected centre of this account in this browser. */
export function writeCentre(userId: string, centreId: string | null): void {
  try {
    if (centreId === null) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), centreId)
  } catch {
    // Without storage the selection lasts until the page closes.
  }
}
