/** Distance in pixels that the bubble keeps from its element and from the window's edges. */
const air = 6

/** Opens a popover above its previous sibling, or below it if there is no space. */
export function showAbove(bubble: HTMLElement | null): void {
  const owner = bubble?.previousElementSibling?.getBoundingClientRect()
  if (!bubble || !owner) return
  bubble.showPopover()
  const { width, height } = bubble.getBoundingClientRect()
  const middle = owner.left + (owner.width - width) / 2
  const left = Math.max(air, Math.min(middle, window.innerWidth - width - air))
  const above = owner.top - height - air
  bubble.style.left = `${left}px`
  bubble.style.top = `${above < air ? owner.bottom + air : above}px`
}
