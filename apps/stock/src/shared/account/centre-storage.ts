const keyOf = (userId: string) => `paraphe.stock.centre.${userId}`

/**
 * Returns the centre that this account has selected in this tab, or, in a new tab, the last one
 * that it selected in this browser; null if there is none.
 */
export function readCentre(userId: string): string | null {
  const key = keyOf(userId)
  const stored = use(() => sessionStorage.getItem(key)) ?? use(() => localStorage.getItem(key))
  return stored || null
}

/** Remembers the centre of this account in this tab, whatever the other tabs select. */
export function keepCentreOfTab(userId: string, centreId: string | null): void {
  // An empty string means that no centre is selected. If nothing were stored instead, this tab
  // would read the selection of another tab.
  use(() => sessionStorage.setItem(keyOf(userId), centreId ?? ''))
}

/** Remembers the selected centre of this account for this tab and for new tabs. */
export function writeCentre(userId: string, centreId: string | null): void {
  keepCentreOfTab(userId, centreId)
  use(() => {
    if (centreId === null) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), centreId)
  })
}

/**
 * Returns the result of `storage`, or null in a browser without storage, where a selection lasts
 * until the page closes.
 */
function use<Result>(storage: () => Result): Result | null {
  try {
    return storage()
  } catch {
    return null
  }
}
