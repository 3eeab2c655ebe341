/**
 * A white picture of the given size whose corners fade out: raw RGBA, edges smoothed by coverage.
 *
 * @param radius in pixels; more than half the shorter side means half of it
 */
export function roundedMask(width: number, height: number, radius: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4).fill(255)
  const reach = Math.min(radius, width / 2, height / 2)
  const corner = Math.ceil(reach)
  for (let y = 0; y < corner; y++)
    for (let x = 0; x < corner; x++) {
      const distance = Math.hypot(reach - x - 0.5, reach - y - 0.5)
      const alpha = Math.round(255 * Math.min(1, Math.max(0, reach - distance + 0.5)))
      for (const row of [y, height - 1 - y])
        for (const column of [x, width - 1 - x]) pixels[(row * width + column) * 4 + 3] = alpha
    }
  return pixels
}
