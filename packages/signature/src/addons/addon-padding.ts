import { padding } from '../html/css.ts'
import type { Css } from '../html/css.ts'
import { clamp, limits } from '../model/limits.ts'
import type { SpacingStyle } from '../model/signature-data.ts'

/** Returns the padding above and below an addon: a base distance plus the user's spacing. */
export const addonPadding = (spacing: SpacingStyle): Css =>
  padding(
    12 + Math.round(clamp(spacing.marginTop, limits.spacing)),
    0,
    Math.round(clamp(spacing.marginBottom, limits.spacing)),
    0,
  )
