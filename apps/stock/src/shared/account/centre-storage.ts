const keyOf = (userId: string) => `paraphe.stock.centre.${userId}`

/**
 * Returns the centre that this account has selected in this tab, or, in a new tab, the last one that it
 * selected in this browser; null without one.
 */
export function readCentre(userId: string): string | null {
  const key = keyOf(userId)
  const stored = use(() => sessionStorage.getItem(key)) ?? use(() => localStorage.getItem(key))
  return stored || null
}

/** Remembers the centre of this account in this tab, whatever the other tabs select. */
export function keepCentreOfTab(userId: string, centreId: string | null): void {
  // Empty for none, so that the tab does not take the selection of another one.
  use(() => sessionStorage.setItem(keyOf(userId), centreId ?? ''))
}

/** Remembers the selected centre of this account, in this tab and for new ones. */
export function writeCentre(userId: string, centreId: string | null): void {
  keepCentreOfTab(userId, centreId)
  use(() => {
    if (centreId === null) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), centreId)
  })
}

/** Returns what `storage` does, or null in a browser without storage. A selection then lasts until the page closes. */
function use<Result>(storage: () => Result): Result | null {
  try {
    return storage()
  } catch {
    return null
  }
}
