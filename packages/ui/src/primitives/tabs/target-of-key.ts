/** The position of the focused tab, and the orientation of the tabs. */
export interface TabsPlace {
  index: number
  count: number
  isVertical: boolean
  isRightToLeft: boolean
}

/**
 * Finds the tab that a key moves to, as in the ARIA Authoring Practices; after the last tab comes
 * the first.
 *
 * @returns its index; null for any other key.
 */
export function targetOfKey(
  key: string,
  { index, count, isVertical, isRightToLeft }: TabsPlace,
): number | null {
  const previous = (index - 1 + count) % count
  const next = (index + 1) % count
  const isReversed = isRightToLeft && !isVertical
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'ArrowLeft':
      return isReversed ? next : previous
    case 'ArrowRight':
      return isReversed ? previous : next
    case 'ArrowUp':
      return isVertical ? previous : null
    case 'ArrowDown':
      return isVertical ? next : null
    case 'Enter':
    case ' ':
      return index
    default:
      return null
  }
}
