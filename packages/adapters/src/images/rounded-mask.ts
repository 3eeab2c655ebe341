export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Draws a white rectangle with rounded, anti-aliased corners on a transparent background, as raw
 * RGBA. Sizes are in pixels.
 *
 * @param radius limited to half the rectangle's shorter side
 */
export function roundedMask(
  canvas: { readonly width: number; readonly height: number },
  shown: Rectangle,
  radius: number,
): Buffer {
  const pixels = Buffer.alloc(canvas.width * canvas.height * 4, 255)
  const reach = Math.min(radius, shown.width / 2, shown.height / 2)
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const distance = Math.hypot(
        beyond(x + 0.5, shown.left + reach, shown.left + shown.width - reach),
        beyond(y + 0.5, shown.top + reach, shown.top + shown.height - reach),
      )
      const coverage = Math.min(1, Math.max(0, reach - distance + 0.5))
      pixels[(y * canvas.width + x) * 4 + 3] = Math.round(255 * coverage)
    }
  return pixels
}

/** Returns how far a value lies outside a range. */
function beyond(value: number, low: number, high: number): number {
  return Math.max(low - value, 0, value - high)
}
