import { padding } from '../html/css.ts'
import type { Css } from '../html/css.ts'
import { clamp, limits } from '../model/limits.ts'
import type { SpacingStyle } from '../model/signature-data.ts'

/** Returns an addon's padding: the user's spacing above and below, plus a base distance above. */
export const addonPadding = (spacing: SpacingStyle): Css =>
  padding(
    12 + Math.round(clamp(spacing.marginTop, limits.spacing)),
    0,
    Math.round(clamp(spacing.marginBottom, limits.spacing)),
    0,
  )
