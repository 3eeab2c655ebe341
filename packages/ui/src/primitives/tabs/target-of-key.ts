/** Where the focused tab stands, and which way the tabs run. */
export interface TabsPlace {
  index: number
  count: number
  isVertical: boolean
  isRightToLeft: boolean
}

/**
 * The tab to which a key leads, as in the ARIA Authoring Practices: from the last one on to the first.
 *
 * @returns its index; null where the key does nothing.
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
